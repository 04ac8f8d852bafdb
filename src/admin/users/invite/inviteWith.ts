import {translate} from '@docusaurus/Translate';
import type {Changes} from '../../userPool/changes';
import type {Outcome, RunnerOptions} from '../runner/runner';
import type {Invitation} from './checkInvitations';

interface Options extends Pick<RunnerOptions<Invitation>, 'judge' | 'describe'> {
  readonly changes: Changes;
  /** The addresses, in lower case, that are known to have an account. */
  readonly existing: ReadonlySet<string>;
  /** Whether those join the groups of their line, too. */
  readonly addsExisting: boolean;
}

/** How far a line came when it was last tried. */
interface Stage {
  account: 'unknown' | 'asked' | 'invited' | 'existing';
  readonly joined: Set<string>;
}

/**
 * Sends the invitation of a line and adds the account to the groups of the line. Tried again, it goes on where it failed:
 * nobody is invited twice.
 */
export function inviteWith(options: Options): (invitation: Invitation) => Promise<Outcome> {
  const {changes, existing, addsExisting, judge, describe} = options;
  const stages = new Map<number, Stage>();

  const invite = async (stage: Stage, {email, name}: Invitation) => {
    const wasAsked = stage.account === 'asked';
    stage.account = 'asked';
    try {
      await changes.invite(email, name);
      stage.account = 'invited';
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UsernameExistsException') throw error;
      // An account that was not there before the first try is the work of a try whose response was lost.
      stage.account = wasAsked ? 'invited' : 'existing';
    }
  };
  return async (invitation) => {
    const {line, email, groups} = invitation;
    const stage: Stage = stages.get(line) ?? {
      account: existing.has(email.toLowerCase()) ? 'existing' : 'unknown',
      joined: new Set(),
    };
    stages.set(line, stage);
    if (stage.account === 'unknown' || stage.account === 'asked') await invite(stage, invitation);
    const isNew = stage.account === 'invited';
    if (!isNew && !(addsExisting && groups.length > 0)) return {kind: 'unchanged', text: hasAccount()};
    for (const group of groups) {
      if (stage.joined.has(group)) continue;
      try {
        await changes.join(email, group);
      } catch (error) {
        if (judge(error) !== 'refused') throw error;
        return {kind: 'refused', text: `${isNew ? invited() : hasAccount()}. ${group}: ${describe(error)}`};
      }
      stage.joined.add(group);
    }
    if (isNew) return {kind: 'done', text: invited()};
    return {
      kind: 'done',
      text: translate({id: 'admin.file.added', message: 'Already had an account; added to the groups'}),
    };
  };
}

const hasAccount = () => translate({id: 'admin.file.hasAccount', message: 'Already has an account'});
const invited = () => translate({id: 'admin.file.invited', message: 'Invited'});
