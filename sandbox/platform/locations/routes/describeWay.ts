import {rounded} from '../../../geometry/rounded';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {encodeLine} from '../../../geometry/polyline';
import type {Leg, Step, Way} from '../../../store/locations/routes';
import type {Conditions, Stretch} from '../../../world/roads/findWay';

/**
 * A way as the contract gives it. Lengths and times are those of the line as it is written, so that whoever measures
 * the decoded line finds the same; each sum is the sum of its rounded parts.
 */
export function describeWay(legs: readonly (readonly Stretch[])[], delay: Conditions['delay']): Way {
  const described = legs.map((stretches) => describeLeg(stretches, delay));
  const positions = withoutRepeats(legs.flatMap((stretches) => stretches.flatMap(positionsOf)));
  return {
    geometry: encodeLine(atLeastTwo(positions)),
    duration: sum(described.map(({duration}) => duration)),
    distance: sum(described.map(({distance}) => distance)),
    legs: described,
  };
}

function describeLeg(stretches: readonly Stretch[], delay: Conditions['delay']): Leg {
  const steps = merged(stretches)
    .map((road) => describeStep(road, delay))
    // A step that is a point when written to five decimals is left out, unless it is all there is.
    .filter(
      ({distance}, index, all) => distance > 0 || (index === 0 && all.every((step) => step.distance === 0)),
    );
  return {
    summary: summaryOf(steps),
    duration: sum(steps.map(({duration}) => duration)),
    distance: sum(steps.map(({distance}) => distance)),
    steps,
  };
}

/** Stretches of one road as a step: each is driven at its own speed. */
function describeStep(road: readonly Stretch[], delay: Conditions['delay']): Step {
  const lines = road.map(({speed, positions}) => ({speed, line: positionsOf({positions})}));
  const edges = lines.flatMap(({speed, line}) =>
    line.slice(1).map((position, index) => {
      const metres = distanceMetres(line[index] ?? position, position);
      return {metres, seconds: (metres / speed) * delay(position)};
    }),
  );
  return {
    geometry: encodeLine(atLeastTwo(withoutRepeats(lines.flatMap(({line}) => line)))),
    duration: rounded(
      edges.reduce((time, {seconds}) => time + seconds, 0),
      1,
    ),
    distance: rounded(
      edges.reduce((length, {metres}) => length + metres, 0),
      1,
    ),
    name: road[0]?.name ?? '',
  };
}

/** Neighbours on one road together. */
function merged(stretches: readonly Stretch[]): Stretch[][] {
  const roads: Stretch[][] = [];
  for (const stretch of stretches) {
    const last = roads.at(-1);
    if (last?.[0]?.name === stretch.name) last.push(stretch);
    else roads.push([stretch]);
  }
  return roads;
}

/** The names of the two longest steps, in the order in which one comes to them. */
function summaryOf(steps: readonly Step[]): string {
  const longest = [...steps].sort((left, right) => right.distance - left.distance).slice(0, 2);
  return [...new Set(steps.filter((step) => longest.includes(step)).map(({name}) => name))].join(', ');
}

/** The positions as an encoded polyline can say them. */
function positionsOf({positions}: Pick<Stretch, 'positions'>): LonLat[] {
  return withoutRepeats(positions.map(([lon, lat]) => [rounded(lon, 5), rounded(lat, 5)]));
}

function withoutRepeats(positions: readonly LonLat[]): LonLat[] {
  return positions.filter(
    ([lon, lat], index) => lon !== positions[index - 1]?.[0] || lat !== positions[index - 1]?.[1],
  );
}

/** From a position to itself the line has that position twice. */
function atLeastTwo(positions: readonly LonLat[]): LonLat[] {
  const [only = [0, 0] as const] = positions;
  return positions.length > 1 ? [...positions] : [only, only];
}

function sum(numbers: readonly number[]): number {
  return rounded(
    numbers.reduce((total, number) => total + number, 0),
    1,
  );
}
