import {translate} from '@docusaurus/Translate';
import {hasOtherAdmin, type GroupMember} from '../../userPool/lastAdmin';
import type {Person} from '../../userPool/people';
import type {BulkAction} from './bulkAction';

/** What is known before people are changed. */
export interface PoolFacts {
  /** The usernames of those in the group of the action; empty for other actions. */
  readonly members: ReadonlySet<string>;
  readonly admins: readonly GroupMember[];
  readonly adminGroup: string;
  /** The username of the administrator who asks. */
  readonly self: string | undefined;
}

/** Somebody who stays as they are, and why. */
export interface Kept {
  readonly person: Person;
  readonly reason: string;
}

/** Who would be changed, and who would not. */
export interface ChangePlan {
  readonly changed: readonly Person[];
  readonly unchanged: readonly Kept[];
  /** Oneself, and administrators of whom none would be left. */
  readonly kept: readonly Kept[];
}

/** Plans an action on many people. It never touches the administrator's own account, nor leaves the portal without administrator. */
export function planChange(action: BulkAction, people: readonly Person[], facts: PoolFacts): ChangePlan {
  const changed: Person[] = [];
  const unchanged: Kept[] = [];
  const kept: Kept[] = [];
  for (const person of people) {
    const reason = whyUnchanged(action, person, facts.members);
    if (person.username === facts.self) kept.push({person, reason: ownAccount()});
    else if (reason === undefined) changed.push(person);
    else unchanged.push({person, reason});
  }
  const locked = lastAdmins(action, changed, facts);
  return {
    changed: changed.filter(({username}) => !locked.has(username)),
    unchanged,
    kept: [
      ...kept,
      ...changed
        .filter(({username}) => locked.has(username))
        .map((person) => ({person, reason: lastAdmin()})),
    ],
  };
}

/** The administrators among these people, if without them nobody could administer the portal. */
function lastAdmins(action: BulkAction, people: readonly Person[], facts: PoolFacts): ReadonlySet<string> {
  const endsAdministration =
    action.kind === 'disable' || (action.kind === 'leave' && action.group === facts.adminGroup);
  const chosen = new Set(people.map(({username}) => username));
  const lost = facts.admins.filter(({username}) => chosen.has(username));
  const [one] = lost;
  if (!endsAdministration || !one) return new Set();
  const rest = facts.admins.filter((admin) => admin === one || !chosen.has(admin.username));
  return hasOtherAdmin(rest, one.username) ? new Set() : new Set(lost.map(({username}) => username));
}

function whyUnchanged(
  action: BulkAction,
  {username, isEnabled, status}: Person,
  members: ReadonlySet<string>,
): string | undefined {
  switch (action.kind) {
    case 'join':
      return members.has(username)
        ? translate({id: 'admin.bulk.isMember', message: 'Already in the group'})
        : undefined;
    case 'leave':
      return members.has(username)
        ? undefined
        : translate({id: 'admin.bulk.isNoMember', message: 'Not in the group'});
    case 'disable':
      return isEnabled ? undefined : translate({id: 'admin.bulk.isDisabled', message: 'Already disabled'});
    case 'enable':
      return isEnabled ? translate({id: 'admin.bulk.isEnabled', message: 'Already enabled'}) : undefined;
    case 'invite':
      return whyNotInvited(status, isEnabled);
  }
}

function whyNotInvited(status: string, isEnabled: boolean): string | undefined {
  if (status !== 'FORCE_CHANGE_PASSWORD')
    return translate({
      id: 'admin.bulk.isNotInvited',
      message: 'Has no open invitation: has a password, or signed up without one',
    });
  return isEnabled
    ? undefined
    : translate({id: 'admin.bulk.isDisabledGuest', message: 'Disabled, so could not sign in'});
}

const ownAccount = () =>
  translate({
    id: 'admin.bulk.isSelf',
    message: 'This is your own account: bulk changes never touch it',
  });

const lastAdmin = () =>
  translate({
    id: 'admin.bulk.isLastAdmin',
    message: 'Nobody would be left to administer the portal',
  });
