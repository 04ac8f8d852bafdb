import Translate, {translate} from '@docusaurus/Translate';
import {UnfinishedPageError, useViewAs} from '@site/src/auth/view-as/useViewAs';
import {isStorageFull} from '@site/src/components/storage/isStorageFull';
import {FormAlert} from '@site/src/components/form';
import {useState, type SubmitEvent} from 'react';
import styles from './viewAs.module.css';

interface Props {
  /** Ids of the groups to choose from. */
  readonly groups: readonly string[];
}

/** Chooses groups, and shows the portal as their members meet it. */
export function ViewAsGroups({groups}: Props) {
  const {begin} = useViewAs();
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('group').map(String);
    try {
      begin({groups: chosen, hasKeys: true});
    } catch (error) {
      setProblem(viewFailure(error));
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
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <button type="submit" className="button button--primary button--sm">
        <Translate id="admin.viewAs.begin">View the portal</Translate>
      </button>
    </form>
  );
}

/** Why a view cannot begin. */
export function viewFailure(error: unknown): string {
  if (error instanceof UnfinishedPageError)
    return translate({
      id: 'admin.viewAs.unfinished',
      message: 'Changes are still under way, and a view would lose them. Finish or dismiss them first.',
    });
  if (error instanceof DOMException && isStorageFull(error))
    return translate({
      id: 'admin.viewAs.full',
      message:
        'Your browser has no room left to keep the view. Close this tab and begin the view in a new one.',
    });
  return translate({
    id: 'admin.viewAs.failed',
    message: 'This browser does not let the portal keep the view. Allow it to store data for this site.',
  });
}
