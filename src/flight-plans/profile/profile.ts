import type {ChartLimit} from '@site/src/components/chart/types';
import {pointAt, type Conflict, type PathPoint, type PathedPlan} from '@site/src/plan-check';
import {conflictTitle} from '../words/conflictWords';

const SAMPLES = 160;
/** Shares of the highest altitude: ceilings above the one are drawn at the other. */
const HIGHEST_SHARE = 3;
const TOP_SHARE = 1.15;
/** What lies along the top lies one above the other. */
const TOP_STEP = 0.15;

/** Positions of a path close enough for a profile: all of its own, and others between them. */
export function profilePoints({path}: Pick<PathedPlan, 'path'>): readonly PathPoint[] {
  const {points, length} = path;
  const even = Array.from({length: SAMPLES + 1}, (_, index) => (length * index) / SAMPLES);
  const distances = [...new Set([...points.map(({distance}) => distance), ...even])].sort((a, b) => a - b);
  return distances.flatMap((distance) => pointAt(path, distance) ?? []);
}

/**
 * Ceilings along the profile, on the scale of its altitudes. What closes all altitudes, or so many that the flight would
 * be a flat line below its ceiling, lies along the top.
 */
export function profileLimits(
  {path, launchAltitude}: Pick<PathedPlan, 'path' | 'launchAltitude'>,
  conflicts: readonly Conflict[],
): readonly ChartLimit[] {
  const highest = path.points.reduce((most, {altitude}) => Math.max(most, altitude), 0);
  let atTop = 0;
  return conflicts.map((conflict): ChartLimit => {
    const {cause, from, to, verdict} = conflict;
    const ceiling = cause.kind === 'restriction' ? cause.restriction.ceilingMeters : undefined;
    const mode = pointAt(path, from)?.mode;
    const zero = mode === 'amsl' ? 0 : mode === 'relativeToLaunch' ? launchAltitude : undefined;
    const height = ceiling === undefined || zero === undefined ? Infinity : ceiling - zero;
    return {
      from,
      to,
      name: conflictTitle(conflict),
      value: height > highest * HIGHEST_SHARE ? highest * (TOP_SHARE + TOP_STEP * atTop++) : height,
      colour: verdict === 'noGo' ? 'var(--airspace)' : 'var(--signal)',
    };
  });
}
