/** The pictures of Home Sweet Home: pure functions from names and views to SVG. */
export * from "./buildings.ts";
export * from "./cards.ts";
export * from "./ground.ts";
export * from "./names.ts";
export * from "./people.ts";
export * from "./resources.ts";
export { ROOM_H, ROOM_W, roomArt } from "./rooms.ts";
export * from "./terrains.ts";
export * from "./traps.ts";
