/**
 * SHA-256 of a text, as 64 hexadecimal digits. The browser's own is there on secure pages only, and a server at home
 * has none.
 */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};
/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => blocks.setUint8(index, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const sum = [...START];
  for (let at = 0; at < blocks.byteLength; at += 64) mix(sum, words(blocks, at));
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function words(blocks: DataView, at: number): number[] {
  const found = Array.from({ length: 16 }, (_, index) => blocks.getInt32(at + 4 * index));
  for (let index = 16; index < 64; index++) {
    const early = found[index - 15]!,
      late = found[index - 2]!;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3),
      two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    found.push((found[index - 16]! + one + found[index - 7]! + two) | 0);
  }
  return found;
}

function mix(sum: number[], block: number[]): void {
  let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
  block.forEach((word, round) => {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round]! + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, index) => (sum[index] = (sum[index]! + word) | 0));
}
