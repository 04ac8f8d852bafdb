import type {Item} from '@site/src/collections/objects/items';
import {focusOf, type Bounds} from '@site/src/map';
import type {Point} from 'geojson';

/** Where the map begins: at what is selected, or where most objects are. */
export function boundsToShow(items: readonly Item[], selected?: Item): Bounds | undefined {
  const shown = selected?.object.geometry ? [selected] : items;
  return focusOf(shown.flatMap(({object}) => (object.geometry ? [object.geometry as Point] : [])))?.bounds;
}
