/** Where something is shown that belongs to a thing: beside it, never on it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
const GAP = 10; // pixels

/** To the right, to the left, above or below, whichever has room first; otherwise as far away as can be. */
export function beside(thing: Box, size: Size, room: Box): { left: number; top: number } {
  const right = room.left + room.width - size.width,
    bottom = room.top + room.height - size.height;
  const middle = {
    left: within(thing.left + thing.width / 2 - size.width / 2, room.left, right),
    top: within(thing.top + thing.height / 2 - size.height / 2, room.top, bottom),
  };
  const ways = [
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - GAP - size.width, top: middle.top },
    { left: middle.left, top: thing.top - GAP - size.height },
    { left: middle.left, top: thing.top + thing.height + GAP },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= room.left && left <= right && top >= room.top && top <= bottom;
  return ways.find(fits) ?? corner(thing, room, right, bottom);
}

function corner(thing: Box, room: Box, right: number, bottom: number): { left: number; top: number } {
  const isLeft = thing.left + thing.width / 2 < room.left + room.width / 2;
  const isAbove = thing.top + thing.height / 2 < room.top + room.height / 2;
  return {
    left: isLeft ? Math.max(room.left, right) : room.left,
    top: isAbove ? Math.max(room.top, bottom) : room.top,
  };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The window without what must not be covered: what stands at one of its edges. */
export function roomBetween(window: Size, kept: readonly Box[], edge = 8): Box {
  let [left, right, top, bottom] = [edge, window.width - edge, edge, window.height - edge];
  for (const each of kept) {
    if (each.height === 0) continue;
    const isColumn = each.height > window.height / 2 && each.width < window.width / 2;
    if (isColumn && each.left + each.width / 2 > window.width / 2) right = Math.min(right, each.left - edge);
    else if (isColumn) left = Math.max(left, each.left + each.width + edge);
    else if (each.top + each.height / 2 > window.height / 2) bottom = Math.min(bottom, each.top - edge);
    else top = Math.max(top, each.top + each.height + edge);
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
