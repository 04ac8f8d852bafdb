import Translate from '@docusaurus/Translate';
import {CodeField, type FormProblem} from '@site/src/components/form';
import type {ReactNode} from 'react';
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
  /** What stands above the field. */
  readonly children?: ReactNode;
}

/** Six digits, wherever they come from. */
export function CodeForm({title, label, describe, button, links, children}: Props) {
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
      {children}
      <CodeField name="code" label={label} error={form.errorOf('code')} required autoFocus />
    </ViewForm>
  );
}
