import {translate} from '@docusaurus/Translate';
import type {AdminGuard} from '../../userPool/adminGuard';
import type {Changes} from '../../userPool/changes';
import type {Person} from '../../userPool/people';
import type {Outcome} from '../runner/runner';
import type {BulkAction} from './bulkAction';

interface Options {
  readonly changes: Changes;
  /** Stands before each change that may cost the portal an administrator. */
  readonly guard: AdminGuard;
  readonly adminGroup: string;
}

/** What an action does to one person of many. */
export function changeWith(
  action: BulkAction,
  {changes, guard, adminGroup}: Options,
): (person: Person) => Promise<Outcome> {
  const change = ({username}: Person): Promise<void> => {
    switch (action.kind) {
      case 'join':
        return changes.join(username, action.group);
      case 'leave': {
        const leave = () => changes.leave(username, action.group);
        return action.group === adminGroup ? guard(username, leave) : leave();
      }
      case 'disable':
        return guard(username, () => changes.disable(username));
      case 'enable':
        return changes.enable(username);
      case 'invite':
        return changes.resendInvitation(username);
    }
  };
  return async (person) => {
    try {
      await change(person);
      return {kind: 'done'};
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UnsupportedUserStateException') throw error;
      const text = translate({
        id: 'admin.bulk.hasPassword',
        message: 'Has chosen a password in the meantime',
      });
      return {kind: 'unchanged', text};
    }
  };
}
