import Translate from '@docusaurus/Translate';
import {CodeField, type FormProblem} from '@site/src/components/form';
import {useId, type ReactNode} from 'react';
import {checkCode} from './checks';
import {useViewForm} from './useViewForm';
import {ViewForm} from './ViewForm';

interface Props {
  readonly title: ReactNode;
  readonly label: string;
  readonly describe: (error: unknown) => FormProblem;
  /** What the button says, where it does not sign in. */
  readonly button?: ReactNode;
  /** The links below the button. */
  readonly links: ReactNode;
  /** Where the code comes from. It stands above the field, and is read out with it. */
  readonly children?: ReactNode;
  /** Help under the field. */
  readonly hint?: ReactNode;
  /** What else stands above the field. */
  readonly outcome?: ReactNode;
}

/** Six digits, wherever they come from. */
export function CodeForm({title, label, describe, button, links, hint, children, outcome}: Props) {
  const id = useId();
  const form = useViewForm({
    check: (value) => checkCode(value('code')),
    data: (value) => ({confirmation_code: value('code')}),
    describe,
  });
  return (
    <ViewForm
      title={title}
      form={form}
      button={button ?? <Translate id="auth.totp.submit">Sign in</Translate>}
      links={links}
    >
      <div id={id}>{children}</div>
      {outcome}
      <CodeField
        name="code"
        label={label}
        error={form.errorOf('code')}
        describedBy={id}
        hint={hint}
        required
        autoFocus
      />
    </ViewForm>
  );
}
