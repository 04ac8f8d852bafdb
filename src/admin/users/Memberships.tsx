import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {useCallback, useState} from 'react';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {listGroupsOf, setMembership} from '../userPool/groups';
import type {Person} from '../userPool/people';
import own from './users.module.css';

interface Props {
  readonly person: Person;
  readonly groups: readonly string[];
}

/** The groups, those of the person ticked. A tick takes effect at once; what the service refuses is taken back. */
export function Memberships({person, groups}: Props) {
  const load = useCallback(() => listGroupsOf(person.username), [person.username]);
  const {value: memberOf, error, reload} = useLoaded(load);
  const [busy, setBusy] = useState<{group: string; isMember: boolean}>();
  const [problem, setProblem] = useState<string>();

  const change = async (group: string, isMember: boolean) => {
    if (busy) return;
    setBusy({group, isMember});
    setProblem(undefined);
    try {
      await setMembership(person.username, group, isMember);
    } catch (failure) {
      setProblem(describeUserPoolError(failure).text);
    } finally {
      // The tick stands as the person set it until the service has said how it is.
      await reload();
      setBusy(undefined);
    }
  };

  if (error !== undefined)
    return <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void reload()} />;
  const all = [...new Set([...groups, ...(memberOf ?? [])])];
  return (
    <fieldset className={own.groups}>
      <legend>
        <Translate id="admin.users.groups">Groups</Translate>
      </legend>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <div className={own.groupGrid}>
        {all.map((group) => (
          <label key={group} className={own.group}>
            <input
              type="checkbox"
              checked={busy?.group === group ? busy.isMember : (memberOf?.includes(group) ?? false)}
              disabled={!memberOf}
              aria-disabled={busy !== undefined}
              onChange={(event) => void change(group, event.target.checked)}
            />{' '}
            <code>{group}</code>
          </label>
        ))}
      </div>
      <p className={own.note}>
        <Translate id="admin.users.groupsNote">
          Who leaves a group is signed out everywhere, for tokens name groups until they are renewed.
        </Translate>
      </p>
    </fieldset>
  );
}
