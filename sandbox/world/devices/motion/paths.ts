import {rounded} from '../../../geometry/rounded';
import {type LonLat, offsetMetres} from '../../../geometry/sphere';
import {between} from '../../frame/hash';

/** How many addresses a round has. */
const ADDRESSES = 3;

/** There and back again: even trips go out, odd ones come home. */
export function thereAndBack(road: readonly LonLat[]): (trip: number) => readonly LonLat[] {
  const back = [...road].reverse();
  return (trip) => (trip % 2 === 0 ? road : back);
}

/** The rounds that a device knows, in turn. */
export function inTurn(rounds: readonly (readonly LonLat[])[]): (trip: number) => readonly LonLat[] {
  return (trip) => rounds[((trip % rounds.length) + rounds.length) % rounds.length] ?? [];
}

/** A round through a city: from the depot past some addresses around it, and back. Metres. */
export function cityRound(depot: LonLat, reach: number, draw: number, round: number): LonLat[] {
  const addresses = Array.from({length: ADDRESSES}, (_, address) =>
    offsetMetres(
      depot,
      between(-reach, reach, draw, 6, round, address),
      between(-reach, reach, draw, 7, round, address),
    ),
  );
  return [depot, ...addresses, depot];
}

/** A survey: from the launch site along parallel lines over a rectangle, and back. Metres, degrees from north. */
export function survey(
  launch: LonLat,
  corner: LonLat,
  width: number,
  height: number,
  spacing: number,
  turned: number,
) {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const at = (x: number, y: number): LonLat => {
    const [lon, lat] = offsetMetres(corner, x * cos + y * sin, y * cos - x * sin);
    return [rounded(lon, 6), rounded(lat, 6)];
  };
  const positions: LonLat[] = [launch];
  const lines = Math.max(2, Math.round(width / spacing) + 1);
  for (let line = 0; line < lines; line++) {
    const x = (width * line) / (lines - 1);
    positions.push(...(line % 2 === 0 ? [at(x, 0), at(x, height)] : [at(x, height), at(x, 0)]));
  }
  return [...positions, launch];
}
