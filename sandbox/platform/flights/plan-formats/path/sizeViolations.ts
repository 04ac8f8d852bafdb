import {type FlightPlan, type Segment, MOST_SEGMENTS} from '../../../../store/flights/flightPlan';
import {mostLines} from './pathSize';

/**
 * The most lines that one plan may fly: the largest mission of the contract, and a little. Whoever asks for the weather
 * may get an event for each of them.
 */
export const MOST_LINES = 22_000;
/** The contract's limits: of the features of a GeoJSON plan, and of the lists of a QGroundControl file. */
const MOST_FEATURES = MOST_SEGMENTS;
const MOST_ITEMS = 20_000;
const MOST_FENCES = 1000;

/**
 * What a plan is too large for. It may have come in one notation and be asked for in any other, so it has to fit into
 * all of them; only a QGroundControl file need not be written again.
 * @param path - where its segments stand, such as `body.plans[0].segments`.
 */
export function sizeViolations(plan: FlightPlan, path: string, isFile: boolean): string[] {
  const {segments, fences, rallyPoints, home} = plan;
  const corners = [...segments.flatMap(ringsOf), ...fences.flatMap(ringsOf)].map((ring) => ring.length);
  const lines = segments.map((segment) => mostLines(segment, plan));
  const polygons = fences.flatMap((fence) => (fence.kind === 'polygon' ? fence.area.coordinates : []));
  const checks: [count: number, most: number, what: string][] = [
    [segments.length, MOST_SEGMENTS, 'segments'],
    [
      segments.length + fences.length + rallyPoints.length + (home ? 1 : 0),
      MOST_FEATURES,
      'GeoJSON features',
    ],
    [largest(segments.map(positionsOf)), MOST_ITEMS, 'positions in one line'],
    [largest(corners), MOST_ITEMS, 'corners in one ring'],
    [lines.reduce((sum, count) => sum + count, 0), MOST_LINES, 'lines to fly'],
  ];
  if (!isFile)
    checks.push(
      [largest(lines), MOST_ITEMS, 'lines in one segment'],
      [segments.reduce((sum, segment) => sum + commandsOf(segment), 0), MOST_ITEMS, 'commands'],
      [polygons.length, MOST_FENCES, 'polygon fences and holes'],
      [fences.filter(({kind}) => kind === 'circle').length, MOST_FENCES, 'circular fences'],
      [rallyPoints.length, MOST_FENCES, 'rally points'],
    );
  const [broken] = checks.filter(([count, most]) => !(count <= most));
  return broken
    ? [`${path} would make ${Math.round(broken[0])} ${broken[2]}; the limit is ${broken[1]}`]
    : [];
}

function ringsOf(piece: Segment | FlightPlan['fences'][number]) {
  return 'area' in piece ? piece.area.coordinates : [];
}

const positionsOf = (segment: Segment): number => ('positions' in segment ? segment.positions.length : 0);

/** How many commands a ground station gives for a segment: its positions, camera actions, speed and camera angles. */
function commandsOf(segment: Segment): number {
  const positions = segment.type === 'waypoint' ? segment.positions.length : 1;
  return positions + (segment.cameraActions?.length ?? 0) + 2;
}

const largest = (counts: readonly number[]): number =>
  counts.reduce((most, count) => Math.max(most, count), 0);
