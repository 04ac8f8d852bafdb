import {byName} from '@site/src/components/order/naturalOrder';
import {missedReports, SILENT_AFTER} from './missedReports';
import {paceOf} from './paceOf';
import type {Collection, LocationObject} from '../types';

/** Slower than this, in metres per second, an object has no direction worth an arrow. */
const STANDING = 0.5;

/** What an object does, as far as its last report tells. */
export type ObjectState = 'moving' | 'idle' | 'silent';

/** An object as the panel lists and draws it. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly object: LocationObject;
  readonly collection: Collection;
  /** Whether several reports in a row are missing. */
  readonly isSilent: boolean;
  /** Degrees from true north; undefined for what stands. */
  readonly heading: number | undefined;
}

/** Collections that the dashboard shows. */
export function isShown({showOn = []}: Collection): boolean {
  return showOn.includes('dashboard') || showOn.includes('locations');
}

/** The objects that belong to none of these collections, or to no collection at all. */
export function findOthers(
  objects: readonly LocationObject[],
  collections: readonly Collection[],
): readonly LocationObject[] {
  const known = new Set(collections.map(({collectionId}) => collectionId));
  return objects.filter(({collectionId}) => collectionId === undefined || !known.has(collectionId));
}

/** What stands for the collection of an object that names none, or one that nobody has created. */
export function unknownCollection({collectionId = '', collectionName}: LocationObject): Collection {
  return {
    collectionId,
    collectionName: collectionName ?? collectionId,
    createdDate: '',
    collectionItemId: '',
  };
}

/**
 * Whether several reports in a row are missing. An object that never moves need not report.
 *
 * @param now milliseconds since 1970, at the platform
 */
export function isSilent(
  {timestamp, isStatic = false}: LocationObject,
  collection: Collection,
  now: number,
): boolean {
  return !isStatic && missedReports(now - Date.parse(timestamp), paceOf(collection)) >= SILENT_AFTER;
}

/** Silent is what reports no longer; what reports moves or stands. */
export function stateOf({
  isSilent: silent,
  object: {speed = 0},
}: Pick<Item, 'isSilent' | 'object'>): ObjectState {
  if (silent) return 'silent';
  return speed > STANDING ? 'moving' : 'idle';
}

/** The last item of each object. */
const lastItems = new WeakMap<LocationObject, Item>();

/**
 * An object as an item: the same one again, as long as it would say the same, so that nobody draws it anew.
 *
 * @param now milliseconds since 1970, at the platform
 */
export function toItem(object: LocationObject, collection: Collection, now: number): Item {
  const last = lastItems.get(object);
  const silent = isSilent(object, collection, now);
  if (last && last.collection === collection && last.isSilent === silent) return last;
  const {objectId, objectName, heading, speed = 0} = object;
  const item: Item = {
    id: objectId,
    name: objectName || objectId,
    object,
    collection,
    isSilent: silent,
    heading: speed > STANDING ? heading : undefined,
  };
  lastItems.set(object, item);
  return item;
}

/** Items whose name, id, type, collection or properties contain every word. */
export function matching(items: readonly Item[], search: string): readonly Item[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  });
}

function textOf({id, name, object, collection}: Item): string {
  const {objectType = '', properties = {}} = object;
  return [id, name, objectType, collection.collectionName, ...Object.values(properties).map(String)]
    .join('\n')
    .toLocaleLowerCase();
}

/** Items by collection, in the order of the collections; empty collections are left out. */
export function byCollection(items: readonly Item[]): readonly (readonly [Collection, readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.collection.collectionId) ?? [];
    group.push(item);
    groups.set(item.collection.collectionId, group);
  }
  const found = [...groups.values()].flatMap((group) =>
    group[0] ? [[group[0].collection, group] as const] : [],
  );
  return byName(found, ([{collectionName}]) => collectionName);
}
