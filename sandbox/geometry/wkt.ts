/*
 * Not @terraformer/wkt: it needs 17 s for 60,000 positions (its scanner copies the rest of the text at each number),
 * and the contract takes a megabyte.
 */

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The coordinates of a polygon, or what is wrong with its text. */
export type WktReading = {readonly coordinates: number[][][]} | {readonly violation: string};

/**
 * Reads a polygon from well-known text, such as `POLYGON ((30 10, 40 40, 20 40, 30 10))`; longitude before latitude,
 * keywords in any case and spacing.
 * A third number is an altitude whether or not the text says `Z`. Says nothing about the rings being sound.
 */
export function readWktPolygon(text: string): WktReading {
  const body = /^\s*POLYGON\s*(Z\s*)?\(\s*\((.+)\)\s*\)\s*$/is.exec(text);
  if (!body) return {violation: 'must be a POLYGON'};
  const coordinates: number[][][] = [];
  for (const [ring, ringText] of (body[2] ?? '').split(/\)\s*,\s*\(/).entries()) {
    const positions: number[][] = [];
    for (const [index, positionText] of ringText.split(',').entries()) {
      const numbers = positionText.trim().split(/\s+/);
      const isPosition =
        (numbers.length === 3 || (numbers.length === 2 && !body[1])) &&
        numbers.every((number) => numberPattern.test(number) && Number.isFinite(Number(number)));
      if (!isPosition)
        return {violation: `has no position of ${body[1] ? '3' : '2'} numbers at ${index} of ring ${ring}`};
      positions.push(numbers.map(Number));
    }
    coordinates.push(positions);
  }
  return {coordinates};
}

/** Writes a polygon as well-known text. Altitudes are written when every position has one, as the notation demands. */
export function writeWktPolygon(coordinates: readonly (readonly (readonly number[])[])[]): string {
  const hasAltitudes = coordinates.every((ring) => ring.every(({length}) => length > 2));
  const rings = coordinates.map((ring) => {
    const positions = ring.map((position) => position.slice(0, hasAltitudes ? 3 : 2).join(' '));
    return `(${positions.join(', ')})`;
  });
  return `POLYGON ${hasAltitudes ? 'Z ' : ''}(${rings.join(', ')})`;
}
