import Translate, {translate} from '@docusaurus/Translate';
import {useViewAs} from '@site/src/auth/view-as/useViewAs';
import {FormAlert} from '@site/src/components/form';
import {useState, type FormEvent} from 'react';
import styles from './viewAs.module.css';

interface Props {
  /** Ids of the groups to choose from. */
  readonly groups: readonly string[];
}

/** Chooses groups, and shows the portal as their members meet it. */
export function ViewAsGroups({groups}: Props) {
  const {begin} = useViewAs();
  const [hasFailed, setFailed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('group').map(String);
    try {
      begin({groups: chosen, hasKeys: true});
    } catch {
      setFailed(true);
    }
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.groups}>
        <legend>
          <Translate id="admin.viewAs.groups">
            Choose groups. Without any, you see what an account in no group sees.
          </Translate>
        </legend>
        {groups.map((group) => (
          <label key={group}>
            <input type="checkbox" name="group" value={group} /> <code>{group}</code>
          </label>
        ))}
      </fieldset>
      {hasFailed && <FormAlert kind="error">{viewFailure()}</FormAlert>}
      <button type="submit" className="button button--primary button--sm">
        <Translate id="admin.viewAs.begin">View the portal</Translate>
      </button>
    </form>
  );
}

/** Why a view cannot begin. */
export const viewFailure = () =>
  translate({
    id: 'admin.viewAs.failed',
    message: 'This browser does not let the portal keep the view. Allow it to store data for this site.',
  });
