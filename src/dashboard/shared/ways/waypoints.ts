import type {Position} from 'geojson';

/** As many as the platform takes. */
export const MOST_WAYPOINTS = 25;
const DIGITS = 5;

/** Waypoints as the address and the platform write them: longitude before latitude, separated by semicolons. */
export function formatWaypoints(positions: readonly Position[]): string {
  return positions
    .map(([lon = 0, lat = 0]) => `${Number(lon.toFixed(DIGITS))},${Number(lat.toFixed(DIGITS))}`)
    .join(';');
}

/** What of a text is a position, as far as there may be so many; the rest is left out. */
export function parseWaypoints(text: string, most: number): readonly Position[] {
  return text
    .split(';')
    .flatMap((pair): Position[] => {
      const [lon = NaN, lat = NaN] = pair.split(',').map((part) => (part.trim() ? Number(part) : NaN));
      return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? [[lon, lat]] : [];
    })
    .slice(0, most);
}
