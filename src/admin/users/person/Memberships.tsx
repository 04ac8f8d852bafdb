import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {groupWords} from '@site/src/auth/people/groupWords';
import {FormAlert} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useCallback, useState} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded, type Loaded} from '../../shared/useLoaded';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import {listGroupsOf, setMembership} from '../../userPool/groups';
import type {Person} from '../../userPool/people';
import {GroupsProblem} from '../GroupsProblem';
import {LeaveOwnGroup} from './LeaveOwnGroup';
import {membershipNotice} from './membershipNotice';
import own from './person.module.css';

interface Props {
  readonly person: Person;
  readonly groups: Loaded<readonly string[]>;
}

/** The groups, those of the person ticked. A tick takes effect at once; what the service refuses is taken back. */
export function Memberships({person, groups}: Props) {
  const {user, refresh} = useAuth();
  const words = groupWords(useSiteSettings().groups);
  const {username, email} = person;
  const load = useCallback(() => listGroupsOf(username), [username]);
  const {value: memberOf, error, reload} = useLoaded(load);
  const [busy, setBusy] = useState<{group: string; isMember: boolean}>();
  const [problem, setProblem] = useState<string>();
  /** A group of the administrator's own, asked about before it is left. */
  const [asked, setAsked] = useState<string>();

  const change = async (group: string, isMember: boolean) => {
    await setMembership(username, group, isMember);
    notify('success', membershipNotice({email, group, isMember}));
    // Leaving a group has ended the person's sessions.
    if (!isMember && user?.username === username) await refresh({force: true});
  };
  const tick = async (group: string, isMember: boolean) => {
    if (busy) return;
    if (!isMember && user?.username === username) return setAsked(group);
    setBusy({group, isMember});
    setProblem(undefined);
    try {
      await change(group, isMember);
    } catch (failure) {
      setProblem(describeUserPoolError(failure).text);
    } finally {
      // The tick stands as the person set it until the service has confirmed the memberships.
      await reload();
      setBusy(undefined);
    }
  };

  if (error !== undefined)
    return <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void reload()} />;
  const all = [...new Set([...(groups.value ?? []), ...(memberOf ?? [])])];
  return (
    <fieldset className={own.groups}>
      <legend>
        <Translate id="admin.users.groups">Groups</Translate>
      </legend>
      <GroupsProblem groups={groups} />
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <div className={own.groupGrid}>
        {all.map((group) => (
          <label key={group} className={own.group}>
            <input
              type="checkbox"
              checked={busy?.group === group ? busy.isMember : (memberOf?.includes(group) ?? false)}
              disabled={!memberOf}
              aria-disabled={busy !== undefined}
              onChange={(event) => void tick(group, event.target.checked)}
            />{' '}
            <span>
              <code>{group}</code>
              {words.has(group) && <span className={own.words}>{words.get(group)}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className={own.note}>
        <Translate id="admin.users.groupsNote">
          A user who leaves a group is signed out everywhere, because tokens name the user’s groups until they
          are renewed.
        </Translate>
      </p>
      {asked !== undefined && (
        <LeaveOwnGroup group={asked} leave={() => change(asked, false)} onClose={() => setAsked(undefined)} />
      )}
    </fieldset>
  );
}
