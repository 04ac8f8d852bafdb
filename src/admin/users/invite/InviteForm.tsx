import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import {invite} from '../../userPool/accounts';
import {isAddress} from './addressRule';

interface Props {
  readonly onInvited: () => void;
}

/** Makes an account for somebody, who gets a temporary password by mail. */
export function InviteForm({onInvited}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
        <Translate id="admin.invite.open">Invite a user</Translate>
      </button>
      {isOpen && (
        <Dialog
          title={translate({id: 'admin.invite.title', message: 'Invite a user'})}
          onClose={() => setOpen(false)}
        >
          <Fields
            onDone={() => {
              setOpen(false);
              onInvited();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface FieldsProps {
  readonly onDone: () => void;
}

function Fields({onDone}: FieldsProps) {
  const form = useForm({
    check: (value) => [
      ...(value('name').trim() === ''
        ? [{field: 'name', text: translate({id: 'admin.invite.nameMissing', message: 'Enter the name.'})}]
        : []),
      ...(isAddress(value('email').trim())
        ? []
        : [
            {
              field: 'email',
              text: translate({
                id: 'admin.invite.emailWrong',
                message: 'Enter an email address such as name@example.com.',
              }),
            },
          ]),
    ],
    submit: async (value) => {
      const email = value('email').trim();
      await invite(email, value('name').trim());
      notify(
        'success',
        translate({id: 'admin.invite.done', message: 'An invitation is on its way to {email}.'}, {email}),
      );
      onDone();
    },
    describe: describeUserPoolError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="name"
        label={translate({id: 'admin.invite.name', message: 'Name'})}
        autoComplete="off"
        error={form.errorOf('name')}
        required
      />
      <TextField
        name="email"
        type="email"
        label={translate({id: 'admin.invite.email', message: 'Email address'})}
        autoComplete="off"
        error={form.errorOf('email')}
        hint={translate({
          id: 'admin.invite.hint',
          message: 'A temporary password is sent to this address. It must be changed at the first sign-in.',
        })}
        required
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="admin.invite.submit">Send invitation</Translate>
      </SubmitButton>
    </form>
  );
}
