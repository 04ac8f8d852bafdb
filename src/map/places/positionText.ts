import type {Position} from 'geojson';

/** A position as the contract writes it: longitude, then latitude, in degrees. */
export function positionText([lon = 0, lat = 0]: Position): string {
  return `${tidy(lon)}, ${tidy(lat)}`;
}

/**
 * Reads a position: `-121.3153, 44.0582`, with or without comma, or as maps write it, `44.0582° N, 121.3153° W`.
 * Undefined for what is none.
 */
export function parsePosition(text: string): [lon: number, lat: number] | undefined {
  const compass = /^\s*([\d.]+)\s*°?\s*([NS])[\s,;]+([\d.]+)\s*°?\s*([EW])\s*$/i.exec(text);
  // Maps and texts write a minus sign where programs write a hyphen.
  const [first, second, ...others] = compass
    ? [signed(compass[3], compass[4], 'W'), signed(compass[1], compass[2], 'S')]
    : text
        .replaceAll('\u2212', '-')
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number);
  const isPosition = others.length === 0 && Math.abs(first ?? NaN) <= 180 && Math.abs(second ?? NaN) <= 90;
  return isPosition ? [first as number, second as number] : undefined;
}

function signed(degrees = '', side = '', negative: string): number {
  return Number(degrees) * (side.toUpperCase() === negative ? -1 : 1);
}

const tidy = (degrees: number) => String(Number(degrees.toFixed(5)));
