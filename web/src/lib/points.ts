/** A difference of points: `+2`, `−1`, `±0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");
