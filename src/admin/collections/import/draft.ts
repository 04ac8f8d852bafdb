import {translate} from '@docusaurus/Translate';
import {checkCollection, fields} from '@site/src/collections/rules/checkCollection';
import type {Collection, CollectionInput} from '@site/src/collections/types';
import type {FormProblem} from '@site/src/components/form';
import {givenFields, inputOf} from '../files/collectionFile';

/** What would become of a collection of a file. */
export type Draft = {
  /** Its place in the file, from 1. */
  readonly number: number;
} & (
  | {readonly kind: 'new'; readonly input: CollectionInput}
  | {readonly kind: 'overwrites'; readonly input: CollectionInput; readonly stored: Collection}
  /** The same is stored already: there is nothing to send. */
  | {readonly kind: 'same'; readonly input: CollectionInput}
  /** `id` is as the file has it, if it is a text. */
  | {readonly kind: 'refused'; readonly id: string; readonly problems: readonly FormProblem[]}
);

/** An account holds so many: as said in the contract's description of `listCollections`. */
export const MOST_COLLECTIONS = 1000;

/** Checks the collections of a file by the contract, against each other and against what is stored. */
export function draftsOf(values: readonly unknown[], stored: readonly Collection[]): readonly Draft[] {
  const byId = new Map(stored.map((collection) => [collection.collectionId, collection]));
  const firstNumbers = new Map<string, number>();
  let room = MOST_COLLECTIONS - stored.length;
  return values.map((value, index): Draft => {
    const number = index + 1;
    if (!isRecord(value)) return {kind: 'refused', number, id: '', problems: [{text: noObject()}]};
    const id = typeof value['collectionId'] === 'string' ? value['collectionId'] : '';
    const problems = [...checkCollection(value), ...unknownFields(value)];
    const first = firstNumbers.get(id);
    if (id !== '' && first !== undefined) problems.push({field: 'collectionId', text: repeated(first)});
    else firstNumbers.set(id, number);
    if (problems.length > 0) return {kind: 'refused', number, id, problems};
    const input = inputOf(value as unknown as CollectionInput);
    const known = byId.get(id);
    if (known) {
      const isSame = canonical(input) === canonical(inputOf(known));
      return isSame ? {kind: 'same', number, input} : {kind: 'overwrites', number, input, stored: known};
    }
    room--;
    return room < 0
      ? {kind: 'refused', number, id, problems: [{text: noRoom()}]}
      : {kind: 'new', number, input};
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(value: Readonly<Record<string, unknown>>): FormProblem[] {
  const known: readonly string[] = [...fields, ...givenFields];
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      field,
      text: translate({
        id: 'admin.collections.import.unknownField',
        message: 'A collection has no such field.',
      }),
    }));
}

/** The order of fields and of properties says nothing, and what is left out has the contract's default. */
function canonical({updateFrequencySeconds = 60, properties = {}, ...others}: CollectionInput): string {
  const titles = Object.entries(properties).sort(([one], [other]) => (one < other ? -1 : 1));
  const rest = Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([updateFrequencySeconds, titles, rest]);
}

function noObject(): string {
  return translate({id: 'admin.collections.import.noObject', message: 'This is not a collection.'});
}

function repeated(first: number): string {
  return translate(
    {
      id: 'admin.collections.import.repeated',
      message: 'Entry {first} of the file has the same id.',
    },
    {first: String(first)},
  );
}

function noRoom(): string {
  return translate(
    {
      id: 'admin.collections.import.noRoom',
      message: 'An account holds at most {most} collections. Delete one first.',
    },
    {most: String(MOST_COLLECTIONS)},
  );
}
