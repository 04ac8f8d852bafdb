import {type LonLat, bearingDegrees, distanceMetres} from '../../../geometry/sphere';

/** A way measured: where one is after so many metres. */
export interface Track {
  /** Metres from its first to its last position. */
  length: number;
  /** Metres from the first position to each. */
  distances: readonly number[];
  at(metres: number): {lon: number; lat: number; heading: number};
}

/** Ways that have been measured: a device is asked for its position again and again. */
const tracks = new WeakMap<readonly LonLat[], Track>();

/** A way of at least two positions as a track; measured once. */
export function track(positions: readonly LonLat[]): Track {
  let known = tracks.get(positions);
  if (!known) {
    known = measure(positions);
    tracks.set(positions, known);
  }
  return known;
}

function measure(positions: readonly LonLat[]): Track {
  const distances = [0];
  for (let k = 1; k < positions.length; k++)
    distances.push(
      (distances[k - 1] as number) + distanceMetres(positions[k - 1] as LonLat, positions[k] as LonLat),
    );
  const length = distances.at(-1) as number;

  return {
    length,
    distances,
    at(metres) {
      const wanted = Math.min(length, Math.max(0, metres));
      // The first position beyond it, or the last. Ways have hundreds, and a start asks a hundred thousand times.
      let [k, last] = [1, positions.length - 1];
      while (k < last) {
        const middle = (k + last) >> 1;
        if ((distances[middle] as number) <= wanted) k = middle + 1;
        else last = middle;
      }
      const [from, to] = [positions[k - 1] as LonLat, positions[k] as LonLat];
      const [begin, end] = [distances[k - 1] as number, distances[k] as number];
      const share = end > begin ? (wanted - begin) / (end - begin) : 0;
      return {
        lon: from[0] + (to[0] - from[0]) * share,
        lat: from[1] + (to[1] - from[1]) * share,
        heading: bearingDegrees(from, to),
      };
    },
  };
}

/**
 * How far one has come, and how fast, so many seconds after setting out: speed up evenly, cruise, slow down evenly,
 * stand. A way too short for cruising speed is driven up to its middle and slowed down from there.
 */
export function progress(seconds: number, length: number, cruise: number, acceleration: number) {
  const top = Math.min(cruise, Math.sqrt(length * acceleration));
  const ramp = top / acceleration;
  const total = ramp + length / top;
  const time = Math.min(total, Math.max(0, seconds));
  if (time < ramp) return {metres: (acceleration * time * time) / 2, speed: acceleration * time, total};
  const left = total - time;
  if (left < ramp)
    return {metres: length - (acceleration * left * left) / 2, speed: acceleration * left, total};
  return {metres: top * (time - ramp / 2), speed: top, total};
}

/** The reverse of `progress`: how many seconds after setting out one has come so many metres. */
export function secondsAt(metres: number, length: number, cruise: number, acceleration: number): number {
  const top = Math.min(cruise, Math.sqrt(length * acceleration));
  const ramp = top / acceleration;
  const onRamp = (top * ramp) / 2;
  const come = Math.min(length, Math.max(0, metres));
  if (come < onRamp) return Math.sqrt((2 * come) / acceleration);
  const left = length - come;
  if (left < onRamp) return ramp + length / top - Math.sqrt((2 * left) / acceleration);
  return ramp / 2 + come / top;
}
