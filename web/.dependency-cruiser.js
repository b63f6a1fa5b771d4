/** The arrows of the browser client, as import-linter holds those of the package. */
const GAME = "^src/games/([^/]+)/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    // A component that shows what is inside itself is none.
    { name: "no-cycle", severity: "error", from: { path: "(.+)" }, to: { circular: true, pathNot: "^$1$" } },
    {
      name: "a-game-knows-no-other",
      severity: "error",
      from: { path: GAME },
      to: { path: GAME, pathNot: "^src/games/$1/" },
    },
    {
      name: "games-know-lib-and-art",
      severity: "error",
      from: { path: GAME },
      to: { path: "^src/", pathNot: ["^src/(lib|art|protocol\\.ts)", GAME] },
    },
    {
      name: "games-are-found-by-the-loader",
      severity: "error",
      from: { path: "^src/", pathNot: GAME },
      to: { path: GAME },
    },
    {
      name: "lib-knows-no-table",
      severity: "error",
      from: { path: "^src/lib/" },
      to: { path: "^src/(games|table|routes)/" },
    },
    {
      name: "a-plain-table-knows-lib-and-art",
      severity: "error",
      from: { path: "^src/plain/" },
      to: { path: "^src/", pathNot: "^src/(plain|lib|art|protocol\\.ts)" },
    },
    { name: "table-knows-no-page", severity: "error", from: { path: "^src/table/" }, to: { path: "^src/routes/" } },
    {
      name: "art-is-drawn-from-nothing-else",
      severity: "error",
      from: { path: "^src/art/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/", pathNot: "^src/art/" },
    },
    {
      name: "art-of-a-game-is-drawn-from-views-and-cards",
      severity: "error",
      from: { path: "^src/games/[^/]+/art/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/", pathNot: ["^src/art/", "^src/games/[^/]+/(art/|cards\\.ts)", "^src/protocol\\.ts"] },
    },
    // The parts of Svelte are found by Vite alone.
    { name: "everything-is-found", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^svelte/" } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".svelte"],
      conditionNames: ["import", "svelte", "browser", "node", "types"],
    },
  },
};
