import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {filterWords} from '../address/queryWords';
import type {ActionKind} from './bulkAction';

/** What is chosen in the form. */
export interface ChangeChoice {
  /** Those who are ticked, or all that the list is narrowed down to; empty as long as none is chosen. */
  readonly who: '' | 'selected' | 'all';
  readonly kind: ActionKind;
  /** Empty as long as none is chosen. */
  readonly group: string;
}

/** Whom the form begins with: those whom the reader has picked out by hand or by a filter. Never everybody. */
export function firstChoice(
  selected: readonly Person[],
  view: Pick<UsersView, 'query' | 'within'>,
): ChangeChoice['who'] {
  if (selected.length > 0) return 'selected';
  return filterWords(view) === '' ? '' : 'all';
}
