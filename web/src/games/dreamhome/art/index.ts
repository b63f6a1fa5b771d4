/** The pictures of Dream Home: pure functions from names to SVG. */
export * from "./cards.ts";
export * from "./decor.ts";
export * from "./house.ts";
export * from "./icons.ts";
export * from "./names.ts";
export * from "./roofs.ts";
export * from "./rooms.ts";
