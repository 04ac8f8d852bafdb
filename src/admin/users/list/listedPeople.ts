import {compareNames} from '@site/src/components/order/naturalOrder';
import type {Person} from '../../userPool/people';
import {searchWithin} from '../address/searchWithin';
import type {SortId, UsersView} from '../../userPool/usersView';

/** The loaded people whom the view leaves, sorted where it says so. `isComplete` is whether all of them are loaded. */
export function listedPeople(
  people: readonly Person[],
  {within, sort, isDescending}: Pick<UsersView, 'within' | 'sort' | 'isDescending'>,
  isComplete: boolean,
): readonly Person[] {
  const found = searchWithin(people, within);
  // An order of what happens to be loaded would be the order of nothing.
  if (sort === undefined || !isComplete) return found;
  const sign = isDescending ? -1 : 1;
  const compare = comparators[sort];
  return found.toSorted((a, b) => sign * compare(a, b));
}

const comparators: Record<SortId, (a: Person, b: Person) => number> = {
  name: (a, b) => compareNames(a.name, b.name),
  email: (a, b) => compareNames(a.email, b.email),
  status: (a, b) => Number(b.isEnabled) - Number(a.isEnabled) || compareNames(a.status, b.status),
  created: (a, b) => timeOf(a.createdAt) - timeOf(b.createdAt),
  modified: (a, b) => timeOf(a.modifiedAt) - timeOf(b.modifiedAt),
};

const timeOf = (date: Date | undefined) => date?.getTime() ?? 0;
