import {joinBytes, type Bytes} from '../../../base/bytes';
import {zlibOfRows} from './zlibOfRows';

/** Red, green, blue and alpha, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PALETTE_COLOUR = 3;

/**
 * Writes a square PNG of palette colours, 8 bits a pixel. The same picture has the same bytes on every machine. Speed
 * before size: an encoder that tries filters takes many times as long, and tiles are small anyway.
 *
 * @param pixels - indices into the palette, row after row
 * @param palette - at most 256 colours
 */
export function palettePng(pixels: Uint8Array, side: number, palette: readonly Colour[]): Bytes {
  const header = new Uint8Array(13);
  const fields = new DataView(header.buffer);
  fields.setUint32(0, side);
  fields.setUint32(4, side);
  header.set([8, PALETTE_COLOUR, 0, 0, 0], 8);
  // Each row begins with the number of its filter: 0, none.
  const rows = new Uint8Array((side + 1) * side);
  for (let row = 0; row < side; row++)
    rows.set(pixels.subarray(row * side, (row + 1) * side), row * (side + 1) + 1);
  return joinBytes(
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', zlibOfRows(rows, side + 1)),
    chunk('IEND', new Uint8Array()),
  );
}

function chunk(name: string, data: Uint8Array): Bytes {
  const bytes = new Uint8Array(data.length + 12);
  const fields = new DataView(bytes.buffer);
  fields.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index);
  bytes.set(data, 8);
  fields.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** By each byte, what it changes: the polynomial of PNG (specification, annex D), bits in reverse. */
const crcs = Uint32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let index = 0; index < bytes.length; index++)
    crc = (crcs[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
