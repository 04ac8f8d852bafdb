import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {deletePerson, demandNewPassword, endSessions, setEnabled} from '../userPool/accounts';
import type {Person} from '../userPool/people';
import own from './users.module.css';

interface Props {
  readonly person: Person;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

/** What can be done to an account as a whole. */
export function AccountActions({person, onChanged, onDeleted}: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const {username, email, isEnabled} = person;
  const attempt = async (action: () => Promise<void>, done: string) => {
    try {
      await action();
      notify('success', done);
      onChanged();
    } catch (error) {
      notify('error', describeUserPoolError(error).text);
    }
  };
  return (
    <div className={own.actions}>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() =>
          void attempt(
            () => setEnabled(username, !isEnabled),
            isEnabled
              ? translate(
                  {id: 'admin.users.disabledDone', message: '{email} is disabled and signed out.'},
                  {email},
                )
              : translate({id: 'admin.users.enabledDone', message: '{email} may sign in again.'}, {email}),
          )
        }
      >
        {isEnabled ? (
          <Translate id="admin.users.disable">Disable</Translate>
        ) : (
          <Translate id="admin.users.enable">Enable</Translate>
        )}
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() =>
          void attempt(
            () => endSessions(username),
            translate({id: 'admin.users.signedOut', message: '{email} is signed out everywhere.'}, {email}),
          )
        }
      >
        <Translate id="admin.users.signOut">Sign out everywhere</Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() =>
          void attempt(
            () => demandNewPassword(username),
            translate(
              {id: 'admin.users.resetDone', message: 'A code for a new password is on its way to {email}.'},
              {email},
            ),
          )
        }
      >
        <Translate id="admin.users.reset">Demand a new password</Translate>
      </button>
      <button type="button" className="button button--danger button--sm" onClick={() => setDeleting(true)}>
        <Translate id="admin.users.delete">Delete</Translate>
      </button>
      {isDeleting && (
        <Confirm
          title={translate({id: 'admin.users.deleteTitle', message: 'Delete {email}?'}, {email})}
          action={translate({id: 'admin.users.deleteAction', message: 'Delete for good'})}
          onConfirm={async () => {
            await deletePerson(username);
            notify(
              'success',
              translate({id: 'admin.users.deleted', message: '{email} is deleted.'}, {email}),
            );
            onDeleted();
          }}
          describe={describeUserPoolError}
          onClose={() => setDeleting(false)}
        >
          <Translate id="admin.users.deleteText">
            The account and its API keys are lost. There is no undo; disabling keeps them.
          </Translate>
        </Confirm>
      )}
    </div>
  );
}
