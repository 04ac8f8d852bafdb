import type {LocationObject} from '@site/src/collections/types';
import {replaceEqualDeep} from '@tanstack/react-query';

/**
 * A list of objects in which those that say what they said before are the same values as before, and the list itself if
 * all of them are: what is made of them need not be made again. An object with a new time is new without a closer look,
 * since comparing thousands that all move would take longer than drawing them.
 */
export function shareObjects(
  before: readonly LocationObject[] | undefined,
  after: readonly LocationObject[],
): readonly LocationObject[] {
  if (!before) return after;
  let known: ReadonlyMap<string, LocationObject> | undefined;
  const shared = after.map((object, index) => {
    // Most lists come in the order of the one before.
    const opposite = before[index];
    const old =
      opposite?.objectId === object.objectId
        ? opposite
        : (known ??= new Map(before.map((each) => [each.objectId, each]))).get(object.objectId);
    if (old?.timestamp !== object.timestamp) return object;
    // What the library makes of an object that changed lacks a property called `__proto__`.
    return replaceEqualDeep(old, object) === old ? old : object;
  });
  const isSame = shared.length === before.length && shared.every((object, index) => object === before[index]);
  return isSame ? before : shared;
}
