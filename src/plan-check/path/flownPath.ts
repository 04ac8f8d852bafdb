import {distanceMetres, type LonLat} from '../geometry/sphere';
import type {AltitudeMode, FlightPlan, FlownPosition} from '../plan/types';

/** A position of the path with what is true when the aircraft is there. */
export interface PathPoint {
  readonly position: LonLat;
  /** In metres, as the mode says. */
  readonly altitude: number;
  readonly mode: AltitudeMode;
  /** Metres flown before. */
  readonly distance: number;
  /** Seconds flown before. */
  readonly seconds: number;
  /** Index of the segment whose line ends here. */
  readonly segment: number;
}

/** What a plan flies, line by line. */
export interface FlownPath {
  /** None for a plan without a flight path. */
  readonly points: readonly PathPoint[];
  /** In metres. */
  readonly length: number;
  /** In seconds, at the speed of the plan and with its holds. Climbs and turns are not counted. */
  readonly duration: number;
  /** Whether some lines were worked out here, and may differ a little from those that are flown. */
  readonly isEstimated: boolean;
}

/**
 * The path of a plan. It begins at the first position that a segment flies to, not at home: ground stations write the
 * launch of their simulator there until somebody sets another.
 */
export function flownPath(plan: FlightPlan): FlownPath {
  const points: PathPoint[] = [];
  const launch = launchOf(plan);
  plan.segments.forEach((segment, index) => {
    const isReturn = segment.type === 'returnToLaunch' && launch !== undefined;
    const positions = isReturn ? [backTo(launch, points)] : segment.positions;
    for (const [lon, lat, altitude] of positions) {
      const last = points.at(-1);
      const position: LonLat = [lon, lat];
      const metres = last ? distanceMetres(last.position, position) : 0;
      points.push({
        position,
        altitude,
        segment: index,
        // The way back is as high as the way before it, measured from the same.
        mode: isReturn ? (last?.mode ?? 'relativeToLaunch') : segment.mode,
        distance: (last?.distance ?? 0) + metres,
        seconds: (last?.seconds ?? 0) + metres / segment.speed + holdBefore(plan, last),
      });
    }
  });
  const last = points.at(-1);
  return {
    points,
    length: last?.distance ?? 0,
    duration: (last?.seconds ?? 0) + holdBefore(plan, last),
    isEstimated: plan.segments.some(({isEstimated}) => isEstimated),
  };
}

/** The time that the aircraft stays over a position before it flies on. */
function holdBefore({segments}: FlightPlan, point: PathPoint | undefined): number {
  return (point && segments[point.segment]?.holdSeconds) ?? 0;
}

/** Where the aircraft returns to: home, or else where it takes off, or else where the path begins. */
function launchOf({home, segments}: FlightPlan): readonly number[] | undefined {
  const takeoff = segments.find(({type, positions}) => type === 'takeoff' && positions.length > 0);
  return home ?? takeoff?.positions[0] ?? segments.find(({positions}) => positions.length > 0)?.positions[0];
}

/** The way back is flown as high as the way before it. */
function backTo([lon = 0, lat = 0]: readonly number[], points: readonly PathPoint[]): FlownPosition {
  return [lon, lat, points.at(-1)?.altitude ?? 0];
}

/** Where the aircraft is after so many metres. */
export function pointAt({points}: FlownPath, distance: number): PathPoint | undefined {
  const after = points.findIndex((point) => point.distance >= distance);
  const [next, last] = [points[after], points[after - 1]];
  if (!next || !last || next.distance === last.distance) return next ?? points.at(-1);
  const share = Math.max(0, (distance - last.distance) / (next.distance - last.distance));
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    ...next,
    distance,
    position: [between(last.position[0], next.position[0]), between(last.position[1], next.position[1])],
    altitude: between(last.altitude, next.altitude),
    seconds: between(last.seconds, next.seconds),
  };
}

/** The part of the path between two distances, its ends included. */
export function stretchOf(path: FlownPath, from: number, to: number): readonly PathPoint[] {
  const [start, end] = [pointAt(path, from), pointAt(path, to)];
  if (!start || !end) return [];
  return [start, ...path.points.filter(({distance}) => distance > from && distance < to), end];
}
