import type {Json, JsonObject} from '@site/src/openapi/document/types';

/** The object with one key set, or without it where the value is undefined; the order of keys stays. */
export function withKey(object: JsonObject, key: string, value: Json | undefined): JsonObject {
  const entries = Object.entries(object).filter(([name]) => name !== key || value !== undefined);
  const next = entries.map(([name, each]): [string, Json] => [name, name === key ? (value as Json) : each]);
  if (value !== undefined && !Object.hasOwn(object, key)) next.push([key, value]);
  return Object.fromEntries(next);
}
