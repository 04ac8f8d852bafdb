/**
 * What an object contains under a key that comes from data: a name out of a response, an address or a file. A plain
 * `object[key]` finds what every object inherits as well: a function for `constructor`, an object for `__proto__`.
 *
 * @returns undefined where the object is none, or has no such key of its own
 */
export function ownValue<Value>(
  object: Readonly<Record<string, Value>> | null | undefined,
  key: string | number,
): Value | undefined {
  return object && Object.hasOwn(object, key) ? object[key] : undefined;
}
