import type {Position} from 'geojson';

/** The platform takes traffic into account for at most so many waypoints. */
export const MOST_WAYPOINTS = 3;
const DIGITS = 5;

/** Waypoints as the address and the platform write them: longitude before latitude, separated by semicolons. */
export function formatWaypoints(positions: readonly Position[]): string {
  return positions
    .map(([lon = 0, lat = 0]) => `${Number(lon.toFixed(DIGITS))},${Number(lat.toFixed(DIGITS))}`)
    .join(';');
}

/** What of a text is a position; the rest is left out. */
export function parseWaypoints(text: string): readonly Position[] {
  return text
    .split(';')
    .flatMap((pair): Position[] => {
      const [lon = NaN, lat = NaN] = pair.split(',').map((part) => (part.trim() ? Number(part) : NaN));
      return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? [[lon, lat]] : [];
    })
    .slice(0, MOST_WAYPOINTS);
}
