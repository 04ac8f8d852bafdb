import {rounded} from '../../../geometry/rounded';
import {type LonLat, offsetMetres} from '../../../geometry/sphere';
import {chance, hash} from '../../frame/hash';

/** There and back again: even trips go out, odd ones come home. */
export function thereAndBack(road: readonly LonLat[]): (trip: number) => readonly LonLat[] {
  const back = [...road].reverse();
  return (trip) => (trip % 2 === 0 ? road : back);
}

/**
 * A round through a city's streets, from the depot and back to it: blocks of a grid that is turned as the city is.
 * Another round each trip.
 */
export function cityRound(
  seed: number,
  depot: LonLat,
  turned: number,
  block: number,
): (trip: number) => LonLat[] {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const street = (x: number, y: number): LonLat => {
    const [lon, lat] = offsetMetres(depot, block * (x * cos - y * sin), block * (x * sin + y * cos));
    return [rounded(lon, 6), rounded(lat, 6)];
  };
  return (trip) => {
    const round = hash(seed, trip);
    const positions: LonLat[] = [street(0, 0)];
    let [x, y] = [0, 0];
    for (let turn = 0; turn < 12; turn++) {
      const step = 1 + Math.floor(chance(round, turn) * 4);
      const forward = chance(round, turn, 1) < outward(turn % 2 === 0 ? x : y);
      if (turn % 2 === 0) x += forward ? step : -step;
      else y += forward ? step : -step;
      positions.push(street(x, y));
    }
    if (x !== 0) positions.push(street(0, y));
    if (y !== 0) positions.push(street(0, 0));
    return positions;
  };
}

/** The further out, the likelier the turn for home. */
function outward(blocks: number): number {
  return 0.5 - Math.max(-0.5, Math.min(0.5, blocks / 18));
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
