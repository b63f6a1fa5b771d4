/** A game's rules, and where in them an answer stands. Asked for once a language. */
import type { Book, GameName } from "$protocol";
import { ask } from "./api.ts";
import { settings } from "./settings.svelte.ts";

const books = new Map<string, Promise<Book>>();

export function bookOf(game: GameName): Promise<Book> {
  const name = `${game} ${settings.language}`;
  let book = books.get(name);
  if (!book) {
    book = ask("GET /api/games/{game}/book", { names: { game } });
    book.catch(() => books.delete(name));
    books.set(name, book);
  }
  return book;
}
