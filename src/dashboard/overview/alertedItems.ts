import type {Item} from '@site/src/collections/objects/items';
import {isInside} from '@site/src/plan-check';
import type {Schemas} from '@site/src/platform';
import type {FireZone} from '../shared/data/fireQuestions';

export type AlertedLocation = Schemas['LocationWeatherAlerts'];

/** An object, and what it is inside of. */
export interface Endangered {
  readonly item: Item;
  readonly by: string;
  /** When that ends, as far as it is known: ISO 8601. */
  readonly until?: string;
}

/** Each object once: a drone may report as a location and as a flight object. */
export function distinctItems(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** The objects that are inside of warned areas, each with the gravest warning and its zone or county. */
export function findAlerted(
  items: readonly Item[],
  locations: readonly AlertedLocation[],
): readonly Endangered[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return locations.flatMap(({objectId, alerts}): Endangered[] => {
    const [item, [gravest]] = [byId.get(objectId), alerts];
    if (!item || !gravest) return [];
    return [{item, by: `${gravest.eventDescription}, ${gravest.areaName}`, until: gravest.expireTime}];
  });
}

/** The objects that are inside of fires, each once. */
export function findBurning(items: readonly Item[], fires: readonly FireZone[]): readonly Endangered[] {
  const burning = new Map<string, Endangered>();
  for (const item of items) {
    const {geometry} = item.object;
    const fire = geometry && fires.find((each) => isInside(geometry.coordinates, each.geometry));
    if (fire && !burning.has(item.id)) burning.set(item.id, {item, by: fire.properties.name});
  }
  return [...burning.values()];
}
