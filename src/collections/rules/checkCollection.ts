import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';
import type {CollectionInput} from '../types';
import {checkCollectionId} from './checkCollectionId';
import {MOST_PROPERTY_BYTES, propertiesSize} from './propertiesSize';

/** The contract's limit of a name and of an icon, in characters. */
const MOST_CHARACTERS = 256;

/** Where a collection can be listed, in the contract's words. */
export const places = ['dashboard', 'locations', 'routes'] as const;

/**
 * What the platform would not take of a collection, field by field: the contract's `CollectionInput`.
 *
 * @param value from a form or a file
 */
export function checkCollection(value: Readonly<Record<string, unknown>>): readonly FormProblem[] {
  return fields.flatMap((field) => {
    const text = checks[field](value[field]);
    return text === undefined ? [] : [{field, text}];
  });
}

type Field = keyof CollectionInput;

const checks: Readonly<Record<Field, (value: unknown) => string | undefined>> = {
  collectionName: (name) => {
    if (typeof name !== 'string' || name.trim() === '')
      return translate({
        id: 'admin.collections.nameMissing',
        message: 'Enter the name that people will see.',
      });
    return tooLong(name);
  },
  collectionId: (id) => checkCollectionId(typeof id === 'string' ? id : ''),
  icon: (icon) => {
    if (icon === undefined) return undefined;
    return typeof icon === 'string' ? tooLong(icon) : wrongType();
  },
  updateFrequencySeconds: (seconds) =>
    seconds === undefined || (Number.isInteger(seconds) && Number(seconds) >= 1)
      ? undefined
      : translate({
          id: 'admin.collections.everyWrong',
          message: 'Enter a whole number of seconds, 1 or more.',
        }),
  showOn: (list) => {
    if (list === undefined) return undefined;
    if (!Array.isArray(list)) return wrongType();
    const isKnown = list.every((place: unknown) => places.some((known) => known === place));
    return isKnown && new Set(list).size === list.length
      ? undefined
      : translate(
          {id: 'admin.collections.showOnWrong', message: 'Choose among {places}, each at most once.'},
          {places: places.join(', ')},
        );
  },
  properties: (properties) => {
    if (properties === undefined) return undefined;
    if (!isTitles(properties))
      return translate({
        id: 'admin.collections.propertiesWrong',
        message: 'Give each property a title, as a text.',
      });
    const size = propertiesSize(properties);
    return size <= MOST_PROPERTY_BYTES
      ? undefined
      : translate(
          {
            id: 'admin.collections.propertiesLarge',
            message: 'These titles take {size} of {most} bytes. Shorten or remove some.',
          },
          {size: String(size), most: String(MOST_PROPERTY_BYTES)},
        );
  },
};

/** The fields of a collection that people set, in the order of the form. */
export const fields = Object.keys(checks) as readonly Field[];

function isTitles(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((title) => typeof title === 'string')
  );
}

/** A character is a code point, as JSON Schema counts. */
function tooLong(text: string): string | undefined {
  const count = [...text].length;
  return count <= MOST_CHARACTERS
    ? undefined
    : translate(
        {
          id: 'admin.collections.tooLong',
          message: 'This has {count} characters. Shorten it to {most} or fewer.',
        },
        {count: String(count), most: String(MOST_CHARACTERS)},
      );
}

function wrongType(): string {
  return translate({id: 'admin.collections.wrongType', message: 'Wrong type.'});
}
