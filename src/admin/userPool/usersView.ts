import {paths} from '@site/src/site/paths';
import {everybody, queryKinds, type PeopleQuery} from './peopleQuery';

/** What the list can be sorted by, once all of it is loaded. */
export const sortIds = ['name', 'email', 'status', 'created', 'modified'] as const;

export type SortId = (typeof sortIds)[number];

/** What a link to the page says: everything that its reader sees but the rows that are ticked. */
export interface UsersView {
  readonly query: PeopleQuery;
  /** Searches the rows that have been loaded. */
  readonly within: string;
  /** `undefined` for the order in which the service lists. */
  readonly sort: SortId | undefined;
  readonly isDescending: boolean;
  /** Username of the person who is shown in place of the list; empty for none. */
  readonly person: string;
}

export const plainView: UsersView = {
  query: everybody,
  within: '',
  sort: undefined,
  isDescending: false,
  person: '',
};

/** The view of the query of an address. What cannot be understood is left out. */
export function parseUsersView(search: string): UsersView {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const by = queryKinds.find((kind) => kind === text('by')) ?? everybody.by;
  const sort = sortIds.find((id) => id === text('sort').replace(/^-/, ''));
  return {
    query: text('text') === '' ? everybody : {by, text: text('text')},
    within: text('within'),
    sort,
    isDescending: sort !== undefined && text('sort').startsWith('-'),
    person: text('person'),
  };
}

/** The query of an address, with its question mark; parts that are as they come are left out. */
export function formatUsersView(view: Partial<UsersView>): string {
  const {query, within, sort, isDescending, person} = {...plainView, ...view};
  const pairs = [
    ['by', query.text && query.by !== everybody.by ? query.by : ''],
    ['text', query.text],
    ['within', within],
    ['sort', sort ? `${isDescending ? '-' : ''}${sort}` : ''],
    ['person', person],
  ].filter(([, value]) => value !== '');
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** The address of the list of users in a view, from other pages. */
export function usersAddress(view: Partial<UsersView>): string {
  return `${paths.adminUsers}${formatUsersView(view)}`;
}
