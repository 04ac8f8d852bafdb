import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {notify} from '@site/src/components/notices';
import clsx from 'clsx';
import {useState} from 'react';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import type {PersonDetails} from '../../userPool/people';
import {accountActions, type AccountAction} from './accountActions';
import own from './person.module.css';

/** What ends the sessions of the account. */
const endsSessions: ReadonlySet<AccountAction['id']> = new Set(['disable', 'signOut', 'reset', 'delete']);

interface Props {
  readonly person: PersonDetails;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

/** What can be done to an account as a whole. What cannot be undone, or is done to oneself, is asked first. */
export function AccountActions({person, onChanged, onDeleted}: Props) {
  const {user, refresh} = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<AccountAction>();
  const isSelf = user?.username === person.username;

  const run = async ({id, run: act, done}: AccountAction) => {
    await act();
    notify('success', done);
    // Whoever has ended their own sessions is signed out here as well.
    if (isSelf && endsSessions.has(id)) await refresh({force: true});
    else if (id === 'delete') onDeleted();
    else onChanged();
  };
  const start = async (action: AccountAction) => {
    if (isBusy) return;
    if (action.question) return setAsked(action);
    setBusy(true);
    try {
      await run(action);
    } catch (error) {
      notify('error', describeUserPoolError(error).text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={own.actions}>
      {accountActions(person, isSelf).map((action) => (
        <button
          key={action.id}
          type="button"
          className={clsx(
            'button button--sm',
            action.id === 'delete' ? 'button--danger' : 'button--secondary',
          )}
          aria-disabled={isBusy}
          onClick={() => void start(action)}
        >
          {action.name}
        </button>
      ))}
      {asked?.question && (
        <Confirm
          title={asked.question.title}
          action={
            asked.id === 'delete'
              ? translate({id: 'admin.users.deleteAction', message: 'Delete permanently'})
              : asked.name
          }
          onConfirm={() => run(asked)}
          describe={describeUserPoolError}
          onClose={() => setAsked(undefined)}
        >
          {asked.question.text}
        </Confirm>
      )}
    </div>
  );
}
