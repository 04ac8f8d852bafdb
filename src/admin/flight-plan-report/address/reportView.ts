import {columnIds, type ColumnId} from './columnIds';

/** What a link to the report says: everything that its reader sees but the rows that are ticked. */
export interface ReportView {
  readonly text: string;
  readonly collection: string;
  /** Name of who created or updated a plan. */
  readonly author: string;
  /** Days, such as 2026-07-14, the first and the last in which a plan was received. */
  readonly from: string;
  readonly to: string;
  /** Metres that the highest altitude is above; none for an empty text. */
  readonly above: string;
  readonly conflict: ConflictFilter;
  readonly sort: ColumnId;
  readonly isDescending: boolean;
  readonly columns: readonly ColumnId[];
  /** What is shown: the table, one plan, sheets to print, or several plans on one map. */
  readonly show: Show;
  /** Ids of the plans that are shown in place of the table. */
  readonly ids: readonly string[];
}

const shows = ['table', 'plan', 'print', 'together'] as const;
export type Show = (typeof shows)[number];

export type ConflictFilter = '' | 'any' | 'none';

/** What is filtered by. */
export type Filters = Pick<
  ReportView,
  'text' | 'collection' | 'author' | 'from' | 'to' | 'above' | 'conflict'
>;

export const noFilters: Filters = {
  text: '',
  collection: '',
  author: '',
  from: '',
  to: '',
  above: '',
  conflict: '',
};

const filterNames = Object.keys(noFilters) as readonly (keyof Filters)[];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The view of the query of an address. What cannot be understood is left out. */
export function parseReportView(search: string): ReportView {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : '');
  const sort = columnIds.find((id) => id === text('sort').replace(/^-/, ''));
  const columns = columnIds.filter((id) => text('columns').split(',').includes(id));
  const conflict = text('conflict');
  return {
    text: text('text'),
    collection: text('collection'),
    author: text('author'),
    from: day('from'),
    to: day('to'),
    above: Number.isFinite(Number(text('above'))) ? text('above') : '',
    conflict: conflict === 'any' || conflict === 'none' ? conflict : '',
    sort: sort ?? 'received',
    isDescending: sort === undefined || text('sort').startsWith('-'),
    columns: columns.length > 0 ? columns : columnIds,
    ...showOf(text('show'), text('ids')),
  };
}

/** Without plans there is nothing but the table. */
function showOf(show: string, list: string): Pick<ReportView, 'show' | 'ids'> {
  const known = shows.find((each) => each === show) ?? 'table';
  const ids = known === 'table' ? [] : [...new Set(list.split(',').filter(Boolean))];
  return ids.length > 0 ? {show: known, ids} : {show: 'table', ids: []};
}

/** The query of a view, with its question mark; parts that are as they come are left out. */
export function formatReportView(view: ReportView): string {
  const sort = `${view.isDescending ? '-' : ''}${view.sort}`;
  const pairs: [string, string][] = [
    ...filterNames.map((name): [string, string] => [name, view[name]]),
    ['sort', sort === '-received' ? '' : sort],
    ['columns', view.columns.length === columnIds.length ? '' : view.columns.join(',')],
    ['show', view.show === 'table' ? '' : view.show],
    ['ids', view.ids.join(',')],
  ];
  const query = pairs.flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : [],
  );
  return query.length > 0 ? `?${query.join('&')}` : '';
}
