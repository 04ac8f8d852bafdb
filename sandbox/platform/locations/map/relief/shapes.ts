import {METRES_PER_DEGREE, RADIANS, lonDifference, type LonLat} from '../../../../geometry/sphere';
import {noise} from '../../../../world/weather/atmosphere/noise';

/** Noise of so many waves in a degree; the same on both sides of the antimeridian, since it lies on the globe. */
export function bumps([lon, lat]: LonLat, waves: number, seed: number): number {
  const radius = waves / RADIANS;
  const across = radius * Math.cos(lat * RADIANS);
  const [x, y] = [across * Math.cos(lon * RADIANS), across * Math.sin(lon * RADIANS)];
  return noise(x, y, radius * Math.sin(lat * RADIANS), seed);
}

/** How far east of a longitude the positions of a line lie, in degrees: opposite to it, too, the line runs on. */
export function degreesEast(line: readonly LonLat[], lon: number): number[] {
  let east = 0;
  return line.map(([each], index) => (east += lonDifference(line[index - 1]?.[0] ?? lon, each)));
}

/**
 * As on a plane, which does for the widths of mountains. It makes no arrays and takes one root: a tile asks it thousands
 * of times.
 */
export function kilometresTo(line: readonly LonLat[], [lon, lat]: LonLat): number {
  const [east, north] = [(METRES_PER_DEGREE / 1000) * Math.cos(lat * RADIANS), METRES_PER_DEGREE / 1000];
  let nearestSquared = Infinity;
  let [before, degrees, fromX, fromY] = [lon, 0, 0, 0];
  for (let index = 0; index < line.length; index++) {
    const [eachLon, eachLat] = line[index] as LonLat;
    degrees += lonDifference(before, eachLon);
    const [toX, toY] = [degrees * east, (eachLat - lat) * north];
    if (index === 0) nearestSquared = toX * toX + toY * toY;
    else {
      const [dx, dy] = [toX - fromX, toY - fromY];
      const share = Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1)));
      const [x, y] = [fromX + share * dx, fromY + share * dy];
      nearestSquared = Math.min(nearestSquared, x * x + y * y);
    }
    [before, fromX, fromY] = [eachLon, toX, toY];
  }
  return Math.sqrt(nearestSquared);
}

/** 0 up to 0, 1 from 1 on, with soft ends. */
export function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
