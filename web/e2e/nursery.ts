/** One nursery of servers for all tests of a run, whichever process they are in: it takes as long as ten servers. */
import { Nursery } from "./server.ts";

export default async function begin(): Promise<void> {
  process.env.ROOFTREE_NURSERY = await new Nursery().opened();
}
