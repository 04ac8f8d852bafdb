import {matching, type Item} from '@site/src/collections/objects/items';
import type {Suggestion} from '@site/src/map/places/types';

const MOST = 4;

/** The objects that a text may mean, with the name of their collection and where they were last. */
export function suggestedObjects(items: readonly Item[], text: string): readonly Suggestion[] {
  return matching(items, text)
    .flatMap(({id, name, object, collection}): Suggestion[] =>
      object.geometry
        ? [
            {
              id,
              title: name,
              note: collection.collectionName,
              position: object.geometry.coordinates.slice(0, 2),
            },
          ]
        : [],
    )
    .slice(0, MOST);
}
