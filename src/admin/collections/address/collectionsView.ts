/** What a link to the collections says: everything that its reader sees but the rows that are ticked. */
export interface CollectionsView {
  /** Words of names and ids. */
  readonly text: string;
  readonly sort: SortId;
  readonly isDescending: boolean;
  /** The id of the collection that is shown in place of the table; none for an empty text. */
  readonly id: string;
}

/** What the table can be sorted by: its columns, in their order. */
export const sortIds = ['name', 'objects', 'silent', 'latest', 'id', 'every', 'created'] as const;
export type SortId = (typeof sortIds)[number];

/** The view of the query of an address. What cannot be understood is left out. */
export function parseCollectionsView(search: string): CollectionsView {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  return {
    text: query.get('text') ?? '',
    sort: sortIds.find((id) => id === sort.replace(/^-/, '')) ?? 'name',
    isDescending: sort.startsWith('-'),
    id: query.get('id') ?? '',
  };
}

/** The query of a view, with its question mark; parts that are as they come are left out. */
export function formatCollectionsView({text, sort, isDescending, id}: CollectionsView): string {
  const order = `${isDescending ? '-' : ''}${sort}`;
  const query = new URLSearchParams({
    ...(text !== '' && {text}),
    ...(order !== 'name' && {sort: order}),
    ...(id !== '' && {id}),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
