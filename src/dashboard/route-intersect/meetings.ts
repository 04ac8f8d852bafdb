import {boundsOf, boxesMeet, type Bounds} from '@site/src/map/layers/bounds';
import {joinStretches, type Stretch} from '@site/src/plan-check/conflicts/stretches';
import type {AreaGeometry} from '@site/src/plan-check';
import type {Schemas} from '@site/src/platform';
import type {Polygon} from 'geojson';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';
import {lineOf, pointAtDistance, stretchesInside, stretchOfOverlap, type Way} from '../shared/ways/way';
import {alertThing, type Thing} from './things';

/** A thing, and where a way runs through it. */
export interface Crossed {
  readonly thing: Thing;
  readonly stretches: readonly Stretch[];
}

/** Whether a thing is in force while somebody passes it: it may begin later, or be over by then. */
export type Phase = 'inForce' | 'ahead' | 'over';

/** A stretch of a way inside a thing, and when somebody is there. */
export interface Meeting {
  readonly id: string;
  readonly thing: Thing;
  readonly stretch: Stretch;
  /** In milliseconds since 1970. */
  readonly enters: number;
  readonly leaves: number;
  readonly phase: Phase;
}

const CANCEL = 3;

/** The warnings that a way runs through, by the stretches that the platform names; cancelled ones are none. */
export function crossedAlerts(
  way: Way,
  overlaps: readonly Schemas['RouteAlertOverlap'][],
): readonly Crossed[] {
  const found = new Map<string, {readonly thing: Thing; readonly stretches: Stretch[]}>();
  for (const overlap of overlaps) {
    if (overlap.alert.messageTypeCode === CANCEL) continue;
    const key = alertKey(overlap.alert);
    const entry = found.get(key) ?? {thing: alertThing(overlap.alert, key), stretches: []};
    entry.stretches.push(stretchOfOverlap(way, overlap));
    found.set(key, entry);
  }
  return [...found.values()].map(({thing, stretches}) => ({thing, stretches: joinStretches(stretches)}));
}

/** The things that a way runs through, by their outlines. */
export function crossedThings(way: Way, things: readonly Thing[]): readonly Crossed[] {
  const box = boundsOf([{type: 'LineString', coordinates: lineOf(way, {from: 0, to: way.length})}]);
  return things.flatMap((thing): Crossed[] => {
    const {geometry} = thing;
    if (!geometry || !box || !mayMeet(box, geometry)) return [];
    const stretches = stretchesInside(way, geometry);
    return stretches.length > 0 ? [{thing, stretches}] : [];
  });
}

/** What somebody meets who leaves at a time, in the order of the way. @param departure milliseconds since 1970 */
export function meetingsOf(
  way: Way,
  wayId: string,
  crossed: readonly Crossed[],
  departure: number,
): readonly Meeting[] {
  const timeAt = (distance: number) => departure + pointAtDistance(way, distance).seconds * 1_000;
  return crossed
    .flatMap(({thing, stretches}) =>
      stretches.map((stretch, index): Meeting => {
        const [enters, leaves] = [timeAt(stretch.from), timeAt(stretch.to)];
        const id = `${wayId}:${thing.key}:${index}`;
        return {id, thing, stretch, enters, leaves, phase: phaseOf(thing, enters, leaves)};
      }),
    )
    .sort((one, other) => one.stretch.from - other.stretch.from);
}

function phaseOf({from, until}: Thing, enters: number, leaves: number): Phase {
  if (until <= enters) return 'over';
  return from >= leaves ? 'ahead' : 'inForce';
}

/** Whether the boxes around a way and an area meet: most things of the world are elsewhere. */
function mayMeet(box: Bounds, area: AreaGeometry): boolean {
  const other = boundsOf([area as Polygon]);
  if (!other) return false;
  // What crosses the antimeridian is looked at in full.
  if (box[2] - box[0] > 180 || other[2] - other[0] > 180) return true;
  return boxesMeet(box, other);
}
