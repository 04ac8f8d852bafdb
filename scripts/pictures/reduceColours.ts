import {decode, encode} from 'fast-png';

/** Steps of a colour's red, green and blue. Fewer make a smaller file; at 16 a map shows no difference. */
const STEP = 8;

/**
 * A picture with its colours rounded and its alpha left out: letters and lines are drawn with thousands of shades
 * between two colours, and a PNG of fewer takes half the bytes. Colours that fill areas stay as they are.
 */
export function reduceColours(png: Uint8Array): Uint8Array {
  const {width, height, data, channels} = decode(png);
  const kept = fillColours(data, channels);
  const reduced = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) {
    const isFill = kept.has(colourAt(data, from));
    for (let part = 0; part < 3; part++) {
      const value = data[from + part] as number;
      reduced[to + part] = isFill ? value : Math.min(255, Math.round(value / STEP) * STEP);
    }
  }
  return encode({width, height, data: reduced, channels: 3, depth: 8}, {zlib: {level: 9}});
}

/** The commonest colours. */
function fillColours(data: ArrayLike<number>, channels: number): Set<number> {
  const counts = new Map<number, number>();
  for (let from = 0; from < data.length; from += channels) {
    const colour = colourAt(data, from);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const commonest = [...counts].sort(([, one], [, other]) => other - one).slice(0, 16);
  return new Set(commonest.map(([colour]) => colour));
}

function colourAt(data: ArrayLike<number>, at: number): number {
  return ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
}
