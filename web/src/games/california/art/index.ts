export * from "./floors.ts";
export * from "./names.ts";
export * from "./pieces.ts";
