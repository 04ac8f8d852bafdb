import type {Item} from '@site/src/collections/objects/items';
import {isInside} from '@site/src/plan-check';
import {troubles, type Trouble} from '@site/src/map/base/troubleShapes';
import type {Schemas} from '@site/src/platform';
import type {FireZone} from '../shared/data/fireQuestions';

export type AlertedLocation = Schemas['LocationWeatherAlerts'];

/** An object, and what it is inside of. */
export interface Endangered {
  readonly item: Item;
  readonly trouble: Trouble;
  readonly by: string;
  /** When that ends, as far as it is known: ISO 8601. */
  readonly until?: string;
}

/** Each object once: a drone may report as a location and as a flight object. */
export function distinctItems(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Alerts of severity 1 and 2, extreme and severe, count as severe. */
const SEVERE = 2;

/** The objects that are inside of warned areas, each with the gravest warning and its zone or county; the severe first. */
export function findAlerted(
  items: readonly Item[],
  locations: readonly AlertedLocation[],
): readonly Endangered[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const alerted = locations.flatMap(({objectId, alerts}): Endangered[] => {
    const [item, [gravest]] = [byId.get(objectId), alerts];
    if (!item || !gravest) return [];
    const {eventDescription, areaName, severityCode, expireTime} = gravest;
    const trouble = severityCode <= SEVERE ? 'severeAlert' : 'alert';
    return [{item, trouble, by: `${eventDescription}, ${areaName}`, until: expireTime}];
  });
  return [
    ...alerted.filter(({trouble}) => trouble === 'severeAlert'),
    ...alerted.filter(({trouble}) => trouble === 'alert'),
  ];
}

/** The objects that are inside of fires, each once. */
export function findBurning(items: readonly Item[], fires: readonly FireZone[]): readonly Endangered[] {
  const burning = new Map<string, Endangered>();
  for (const item of items) {
    const {geometry} = item.object;
    const fire = geometry && fires.find((each) => isInside(geometry.coordinates, each.geometry));
    if (fire && !burning.has(item.id))
      burning.set(item.id, {item, trouble: 'fire', by: fire.properties.name});
  }
  return [...burning.values()];
}

/** What is wrong with each object, the gravest first. */
export function troublesOf(
  found: readonly Pick<Endangered, 'item' | 'trouble'>[],
): ReadonlyMap<string, readonly Trouble[]> {
  const byId = new Map<string, Trouble[]>();
  const byGravity = [...found].sort(
    (one, other) => troubles.indexOf(one.trouble) - troubles.indexOf(other.trouble),
  );
  for (const {item, trouble} of byGravity) {
    const known = byId.get(item.id);
    if (!known) byId.set(item.id, [trouble]);
    else if (!known.includes(trouble)) known.push(trouble);
  }
  return byId;
}

/** Those with the gravest trouble first, and of the same those with more of them; otherwise in their order. */
export function gravestFirst<Kind>(
  list: readonly Kind[],
  troublesAt: (each: Kind) => readonly Trouble[],
): readonly Kind[] {
  const rank = (each: Kind) => {
    const [gravest, ...others] = troublesAt(each);
    return gravest ? troubles.indexOf(gravest) - others.length / 10 : troubles.length;
  };
  return [...list].sort((one, other) => rank(one) - rank(other));
}
