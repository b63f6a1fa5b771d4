/** The feasts that are being held: each change of the table may bring some, and each is over by itself. */
import type { View } from "$protocol";
import { feastsBetween, placeOf, type Feast, type Feasts } from "./feasts.ts";
import { speed } from "./settings.svelte.ts";
import { sound } from "./sound.ts";

interface Held {
  id: number;
  feast: Feast;
  /** on the page */
  place: DOMRect;
}

export class Feasting {
  held = $state.raw<Held[]>([]);
  private before: View | null = null;
  private count = 0;

  /** The table has become this; `root` is where its houses and players are. */
  see(game: { feasts?: Feasts }, view: View, root: ParentNode | undefined): void {
    const feasts = feastsBetween(game, this.before, view);
    this.before = view;
    if (!root || document.hidden) return;
    for (const feast of feasts) {
      const place = placeOf(feast, view.you, root);
      if (place) this.hold(feast, place);
    }
  }

  end(id: number): void {
    this.held = this.held.filter((each) => each.id !== id);
  }

  /** To be seen unless stillness is wanted, to be heard where sounds are. */
  private hold(feast: Feast, place: DOMRect): void {
    sound(feast.kind);
    if (speed() !== "off") this.held = [...this.held, { id: this.count++, feast, place }];
  }
}
