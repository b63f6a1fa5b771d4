/**
 * What was done here and has not been answered. It outlives the page it was done on: whoever goes to another page, or
 * loads this one anew, while the line is lost has done it all the same. Each deed keeps the id under which it was first
 * sent, so that it counts once.
 */
import type { Order } from "./connection.ts";
import { isHere } from "./whereabouts.ts";

export interface Deed {
  id: string;
  order: Order;
}

const KEY = "rooftree-unsent";
const tableOf = ({ order }: Deed): string | null => ("table" in order ? order.table : null);

/** Of this tab alone: another one has its own. */
function remembered(): Deed[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Deed[]) : [];
  } catch {
    return []; // forbidden, or of another time
  }
}

function remember(deeds: Deed[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(deeds));
  } catch {
    /* then it lasts as long as the page */
  }
}

export class Outbox {
  private deeds = $state.raw(remembered());
  /** the tables that are open: they send what is theirs */
  private open = $state.raw<string[]>([]);
  /** what nobody sends */
  loose = $derived(
    this.deeds.filter((deed) => !this.open.includes(tableOf(deed) ?? "") && !isHere(tableOf(deed) ?? "")),
  );

  put(deed: Deed): void {
    if (!this.deeds.some(({ id }) => id === deed.id)) this.keep([...this.deeds, deed]);
  }

  /** It has been answered. */
  drop(id: string): void {
    this.keep(this.deeds.filter((deed) => deed.id !== id));
  }

  /** What was done at a table that sees to it from now on. */
  claim(table: string): Deed[] {
    this.open = [...this.open, table];
    return this.deeds.filter((deed) => tableOf(deed) === table);
  }

  release(table: string): void {
    const at = this.open.indexOf(table);
    this.open = this.open.filter((_, index) => index !== at);
  }

  private keep(deeds: Deed[]): void {
    this.deeds = deeds;
    remember(deeds);
  }
}

export const outbox = new Outbox();
