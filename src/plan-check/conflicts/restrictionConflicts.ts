import {spansInside, type AreaGeometry} from '../geometry/spans';
import {stretchOf, type FlownPath, type PathPoint} from '../path/flownPath';
import {heightOf} from './heightOf';
import {hoursBetween} from './hours';
import {joinStretches, type Stretch} from './stretches';
import type {Conflict, Restriction} from './types';

/**
 * Where a path lies in restricted airspace, and in which hours that is in force. A stretch that is surely above a ceiling
 * is none. Where the plan does not say how high above mean sea level it flies, it counts as below.
 *
 * @param launchAltitude of the launch site in metres above mean sea level, where it is known
 */
export function restrictionConflicts(
  path: FlownPath,
  restrictions: readonly Restriction[],
  thisHour: number,
  launchAltitude?: number,
): readonly Conflict[] {
  const box = boxOf(path.points.map(({position}) => position));
  return restrictions.flatMap((restriction): Conflict[] => {
    const {geometry, properties} = restriction;
    const hours = hoursBetween(properties.activeTime, properties.endTime, thisHour);
    if (hours.length === 0 || !box || !isNear(box, geometry)) return [];
    return stretchesIn(path, geometry).flatMap(({from, to}, index): Conflict[] => {
      const heights = stretchOf(path, from, to).map((point) => heightOf(point, launchAltitude));
      const isHeightKnown = heights.every((height) => height !== undefined);
      const {ceilingMeters, restrictionId} = properties;
      const isAbove =
        ceilingMeters !== undefined && heights.every((height) => (height ?? -Infinity) > ceilingMeters);
      if (isAbove) return [];
      return [
        {
          id: `restriction:${restrictionId}:${restriction.id}:${index}`,
          cause: {kind: 'restriction', restriction: properties, isHeightKnown},
          verdict: 'noGo',
          hours,
          from,
          to,
          reference: restrictionId,
        },
      ];
    });
  });
}

/** The stretches of a path inside an area; a path that stands still there is one without length. */
function stretchesIn({points}: FlownPath, area: AreaGeometry): readonly Stretch[] {
  const [only] = points;
  if (points.length === 1 && only)
    return spansInside(only.position, only.position, area).length > 0 ? [{from: 0, to: 0}] : [];
  return joinStretches(
    points.slice(1).flatMap((point, index): Stretch[] => {
      const last = points[index] as PathPoint;
      const at = (share: number) => last.distance + share * (point.distance - last.distance);
      return spansInside(last.position, point.position, area).map(([from, to]) => ({
        from: at(from),
        to: at(to),
      }));
    }),
  );
}

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(positions: readonly (readonly number[])[]): Box | undefined {
  if (positions.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = 0, lat = 0] of positions) {
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

/** Whether two boxes meet: most restrictions of the world are elsewhere. */
function isNear([west, south, east, north]: Box, area: AreaGeometry): boolean {
  // What crosses the antimeridian is looked at in full.
  if (east - west > 180) return true;
  const rings = area.type === 'Polygon' ? area.coordinates : area.coordinates.flat();
  const box = boxOf(rings.flat());
  return box !== undefined && box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
}
