import {isSilent} from '@site/src/collections/objects/items';
import type {Collection} from '@site/src/collections/types';
import type {Reported} from '../data/collectionData';

/** A collection of the list, with what is known of its objects so far. */
export interface CollectionRow {
  readonly collection: Collection;
  readonly figures: CollectionFigures | undefined;
}

/** A collection's objects in numbers. */
export interface CollectionFigures {
  readonly objects: number;
  readonly silent: number;
  /** When the newest report was made: milliseconds since 1970; undefined without objects. */
  readonly latest: number | undefined;
  /** When the platform said so. */
  readonly at: number;
}

export function figuresOf(collection: Collection, {objects, at}: Reported): CollectionFigures {
  let [silent, latest] = [0, -Infinity];
  for (const object of objects) {
    if (isSilent(object, collection, at)) silent++;
    latest = Math.max(latest, Date.parse(object.timestamp));
  }
  return {objects: objects.length, silent, latest: latest === -Infinity ? undefined : latest, at};
}
