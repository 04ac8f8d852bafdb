import {silhouettes} from '@site/src/map/stage/silhouettes';
import type {Collection, LocationObject} from '../types';

/**
 * The name of the picture that maps have for an object: that of its collection, else that of its own type. Empty where
 * they have none, and draw a dot.
 */
export function iconOf(
  {objectType = ''}: Pick<LocationObject, 'objectType'>,
  {icon = ''}: Pick<Collection, 'icon'>,
): string {
  if (Object.hasOwn(silhouettes, icon)) return icon;
  const type = objectType.toLowerCase();
  return Object.hasOwn(silhouettes, type) ? type : '';
}
