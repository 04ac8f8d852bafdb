import {positionAt} from './clip';
import type {Position} from './ring';
import {lonDifference} from './sphere';

/** Whether two positions are the same: 180° east is 180° west. Altitudes do not matter. */
export function isSamePosition([lon = 0, lat = 0]: Position, [toLon = 0, toLat = 0]: Position): boolean {
  return lat === toLat && lonDifference(lon, toLon) === 0;
}

/**
 * The straight lines from one position to another by the shorter way, which is cut at the antimeridian: two lines, one
 * where it only begins, ends or stays there, and none between positions that are the same.
 */
export function shorterWay(from: Position, to: Position): (readonly [from: Position, to: Position])[] {
  if (isSamePosition(from, to)) return [];
  const [lon = 0, ...begin] = from;
  const [toLon = 0, ...end] = to;
  if (Math.abs(toLon - lon) <= 180) return [[from, to]];
  // Not the rounded remainder of a turn: from 180° to the last number below 0° that would be 180° to the west.
  const east = toLon - lon + (toLon < lon ? 360 : -360);
  // Along the antimeridian itself, which both name differently.
  if (east === 0) return [[from, [lon, ...end]]];
  const edge = east > 0 ? 180 : -180;
  const [, ...border] = positionAt([lon, ...begin], [lon + east, ...end], (edge - lon) / east);
  const parts: [Position, Position][] = [];
  if (lon !== edge) parts.push([from, [edge, ...border]]);
  if (toLon !== -edge) parts.push([[-edge, ...border], to]);
  return parts;
}
