import type {GroupMembers} from '../../userPool/groups';
import type {Person} from '../../userPool/people';

/** Days that a code or an invitation may lie before somebody should look. */
export const PATIENCE_DAYS = 7;
const DAY_MS = 86_400_000;

/** People about whom an administrator may have to do something. */
export interface Attention {
  /** They can sign in, and are in no group: nothing opens for them. The longest waiting first. */
  readonly waiting: readonly Person[];
  readonly unconfirmed: Overdue;
  readonly invited: Overdue;
  /** The pool lists an API key of theirs. */
  readonly keyOwners: readonly Person[];
}

/** How many accounts have a status, and how many have had it for longer than the patience. */
export interface Overdue {
  readonly all: number;
  readonly overdue: number;
}

/** @param now milliseconds since 1970 */
export function findAttention(
  people: readonly Person[],
  groups: readonly GroupMembers[],
  now: number,
): Attention {
  const members = new Set(groups.flatMap((group) => group.members));
  const overdueOf = (status: string): Overdue => {
    const own = people.filter((person) => person.status === status);
    const overdue = own.filter((person) => createdTime(person) < now - PATIENCE_DAYS * DAY_MS);
    return {all: own.length, overdue: overdue.length};
  };
  return {
    waiting: people
      .filter(
        ({username, status, isEnabled}) => status === 'CONFIRMED' && isEnabled && !members.has(username),
      )
      .toSorted((one, other) => createdTime(one) - createdTime(other)),
    unconfirmed: overdueOf('UNCONFIRMED'),
    invited: overdueOf('FORCE_CHANGE_PASSWORD'),
    keyOwners: people.filter(({hasKey}) => hasKey),
  };
}

/** An account of which nobody knows the age is new. */
const createdTime = ({createdAt}: Person) => createdAt?.getTime() ?? Infinity;
