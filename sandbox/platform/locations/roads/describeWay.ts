import {rounded} from '../../../geometry/rounded';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {encodeLine} from '../../../geometry/polyline';
import type {Leg, Step, Way} from '../../../store/locations/routes';
import type {Stretch, Terrain} from './findWay';

/**
 * A way as the contract gives it. Lengths and times are those of the line as it is written, so that whoever measures
 * the decoded line finds the same; each sum is the sum of its rounded parts.
 */
export function describeWay(legs: readonly (readonly Stretch[])[], delay: Terrain['delay']): Way {
  const described = legs.map((stretches) => describeLeg(stretches, delay));
  const positions = withoutRepeats(legs.flatMap((stretches) => stretches.flatMap(positionsOf)));
  return {
    geometry: encodeLine(atLeastTwo(positions)),
    duration: sum(described.map(({duration}) => duration)),
    distance: sum(described.map(({distance}) => distance)),
    legs: described,
  };
}

function describeLeg(stretches: readonly Stretch[], delay: Terrain['delay']): Leg {
  const steps = merged(stretches)
    .map((stretch) => describeStep(stretch, delay))
    // What the writing to five decimals has shrunk to a point is no step, unless it is all there is.
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

function describeStep(stretch: Stretch, delay: Terrain['delay']): Step {
  const positions = positionsOf(stretch);
  const edges = positions.slice(1).map((position, index) => ({
    metres: distanceMetres(positions[index] ?? position, position),
    delay: delay(position),
  }));
  return {
    geometry: encodeLine(atLeastTwo(positions)),
    duration: rounded(
      edges.reduce((time, edge) => time + (edge.metres / stretch.speed) * edge.delay, 0),
      1,
    ),
    distance: rounded(
      edges.reduce((length, {metres}) => length + metres, 0),
      1,
    ),
    name: stretch.name,
  };
}

/** Neighbours on one road become one. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  return stretches.reduce<Stretch[]>((before, stretch) => {
    const last = before.at(-1);
    if (last?.name !== stretch.name) return [...before, stretch];
    return [...before.slice(0, -1), {...last, positions: [...last.positions, ...stretch.positions]}];
  }, []);
}

/** The two roads on which most of the leg is driven, in the order in which one comes to them. */
function summaryOf(steps: readonly Step[]): string {
  const longest = [...steps].sort((left, right) => right.distance - left.distance).slice(0, 2);
  return [...new Set(steps.filter((step) => longest.includes(step)).map(({name}) => name))].join(', ');
}

/** The positions as an encoded polyline can say them. */
function positionsOf({positions}: Stretch): LonLat[] {
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
