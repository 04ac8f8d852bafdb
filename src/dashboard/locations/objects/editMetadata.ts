import type {FormValues} from '@site/src/components/form';
import type {Schemas} from '@site/src/platform';
import {ownValue} from '@site/src/base/ownValue';

type Metadata = Schemas['MetadataObject'];

/** Names of the fields of properties begin with this: a property may be called `objectName`. */
export const METADATA_FIELD = 'property:';

/**
 * The metadata that a form makes. The platform replaces metadata as a whole, so what the form does not show is kept;
 * an empty field is left out, and a value that was not touched keeps its type.
 */
export function editMetadata(
  before: Metadata,
  collectionId: string,
  keys: readonly string[],
  value: FormValues,
): Metadata {
  const properties = keys.flatMap((key): [string, unknown][] => {
    const text = value(METADATA_FIELD + key).trim();
    return text === '' ? [] : [[key, typed(text, ownValue(before.properties, key))]];
  });
  // An object of no collection has an empty one here.
  const collection = before.collectionId ?? collectionId;
  const [objectName, objectType] = [value('objectName').trim(), value('objectType').trim()];
  return {
    objectId: before.objectId,
    ...(collection && {collectionId: collection}),
    ...(objectName && {objectName}),
    ...(objectType && {objectType}),
    ...(properties.length > 0 && {properties: Object.fromEntries(properties)}),
  };
}

/** What was a number, a truth value or JSON stays one, where the text still reads as one. */
function typed(text: string, before: unknown): unknown {
  if (before === undefined || typeof before === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
