/** A font as browsers get it (WOFF 1.0), unpacked into the font that it is: who prints reads no other. */
import { inflateSync } from "node:zlib";

const HEADER = 44,
  ENTRY = 20; // bytes, as the format has it

export function unpacked(packed: Buffer): Uint8Array {
  if (packed.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF 1.0 font");
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY,
      offset = packed.readUInt32BE(at + 4);
    const [size, whole] = [packed.readUInt32BE(at + 8), packed.readUInt32BE(at + 12)];
    const bytes = packed.subarray(offset, offset + size);
    return {
      tag: packed.subarray(at, at + 4),
      sum: packed.readUInt32BE(at + 16),
      data: size < whole ? inflateSync(bytes) : bytes,
    };
  });
  const directory = Buffer.alloc(12 + 16 * count),
    power = 2 ** Math.floor(Math.log2(count));
  packed.copy(directory, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((n, i) => directory.writeUInt16BE(n, 4 + i * 2));
  let from = directory.length;
  const parts: Uint8Array[] = [directory];
  tables.forEach(({ tag, sum, data }, i) => {
    const at = 12 + i * 16;
    tag.copy(directory, at);
    [sum, from, data.length].forEach((n, k) => directory.writeUInt32BE(n, at + 4 + k * 4));
    parts.push(data, Buffer.alloc(-data.length & 3)); // each table begins at a multiple of four
    from += data.length + (-data.length & 3);
  });
  return Buffer.concat(parts);
}
