import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';
import type {CollectionInput} from '../types';

/** A property and its title as they are typed. */
export interface TitleRow {
  /** Names the row's fields: no two rows of a form have the same. */
  readonly id: number;
  readonly key: string;
  readonly title: string;
}

type Titles = NonNullable<CollectionInput['properties']>;

export const keyField = ({id}: Pick<TitleRow, 'id'>) => `property.key.${id}`;
export const titleField = ({id}: Pick<TitleRow, 'id'>) => `property.title.${id}`;

export function rowsOf(properties: CollectionInput['properties'] = {}): readonly TitleRow[] {
  return Object.entries(properties).map(([key, title], id) => ({id, key, title}));
}

/** The titles that rows say. Rows in which nothing is typed say nothing. */
export function titlesOf(rows: readonly TitleRow[]): Titles {
  return Object.fromEntries(rows.filter(isTyped).map(({key, title}) => [key, title]));
}

/** What is wrong with which row. Nothing that was typed is left out without a word. */
export function checkRows(rows: readonly TitleRow[]): readonly FormProblem[] {
  const seen = new Set<string>();
  return rows.filter(isTyped).flatMap((row): FormProblem[] => {
    const field = keyField(row);
    if (row.key === '')
      return [
        {
          field,
          text: translate({id: 'collections.properties.noKey', message: 'Enter the key of this title.'}),
        },
      ];
    if (row.key !== row.key.trim())
      return [
        {
          field,
          text: translate({
            id: 'collections.properties.space',
            message: 'Remove the space before or after the key.',
          }),
        },
      ];
    if (seen.size === seen.add(row.key).size)
      return [
        {
          field,
          text: translate({
            id: 'collections.properties.twice',
            message: 'Another row has this key. Remove one of them.',
          }),
        },
      ];
    return [];
  });
}

/** Whether rows say something else than they did at first. One in which nothing is typed says nothing. */
export function differs(rows: readonly TitleRow[], first: readonly TitleRow[]): boolean {
  const said = (all: readonly TitleRow[]) =>
    JSON.stringify(all.filter(isTyped).map(({key, title}) => [key, title]));
  return said(rows) !== said(first);
}

const isTyped = ({key, title}: TitleRow) => key !== '' || title !== '';
