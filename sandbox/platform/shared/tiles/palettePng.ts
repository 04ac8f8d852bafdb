import {crc32, deflateSync} from 'node:zlib';

/** Red, green, blue and alpha, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLOUR = 3;

/**
 * Writes a square PNG of palette colours, 8 bits a pixel. Speed before size: an encoder that tries filters takes five
 * times as long, and tiles are small anyway.
 *
 * @param pixels - indices into the palette, row after row
 * @param palette - at most 256 colours
 */
export function palettePng(pixels: Uint8Array, side: number, palette: readonly Colour[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, PALETTE_COLOUR, 0, 0, 0], 8);
  // Each row begins with the number of its filter: 0, none.
  const rows = Buffer.alloc((side + 1) * side);
  for (let row = 0; row < side; row++)
    rows.set(pixels.subarray(row * side, (row + 1) * side), row * (side + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, {level: 1})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
