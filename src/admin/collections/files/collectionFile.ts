import {fields} from '@site/src/collections/rules/checkCollection';
import type {Collection, CollectionInput} from '@site/src/collections/types';

/** A file of collections: the platform's own list, so that other programs need no second reader. */
export function collectionFile(collections: readonly Collection[]): string {
  return `${JSON.stringify({collections}, undefined, 2)}\n`;
}

/** The platform gives these itself. */
export const givenFields: readonly string[] = [
  'createdDate',
  'collectionItemId',
] satisfies (keyof Collection)[];

/** What people set of a collection, without what the platform gives it. */
export function inputOf(collection: CollectionInput): CollectionInput {
  const own = fields.filter((field) => collection[field] !== undefined);
  return Object.fromEntries(own.map((field) => [field, collection[field]])) as CollectionInput;
}

/**
 * The collections of a file: the platform's list, an array, or a single one, none of them checked.
 *
 * @throws SyntaxError for what is no JSON
 * @returns undefined for JSON that is nothing of these
 */
export function parseCollectionFile(text: string): readonly unknown[] | undefined {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null) return undefined;
  if ('collections' in value) return Array.isArray(value.collections) ? value.collections : undefined;
  return 'collectionId' in value ? [value] : undefined;
}
