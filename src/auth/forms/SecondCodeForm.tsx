import Translate from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm, type FormProblem} from '@site/src/components/form';
import type {ReactNode} from 'react';
import {respondToChallenge} from '../session/signIn';
import {checkCode} from './checks';
import {StepLink} from './StepLink';
import type {StepProps} from './step';
import {useIssuer, useNextStep} from './useNextStep';
import styles from './forms.module.css';

interface Props extends StepProps {
  readonly label: string;
  readonly describe: (error: unknown) => FormProblem;
  /** The words of the link that leads back to the first step. */
  readonly back: ReactNode;
  /** What stands above the field. */
  readonly children?: ReactNode;
}

/** The six digits of a second step, wherever they come from. */
export function SecondCodeForm({label, describe, back, children, ...props}: Props) {
  const {email, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => checkCode(value('code')),
    submit: async (value) => proceed(await respondToChallenge(value('code'), {issuer, email})),
    describe,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      {children}
      <CodeField name="code" label={label} error={form.errorOf('code')} required autoFocus />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.totp.submit">Sign in</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>{back}</StepLink>
      </p>
    </form>
  );
}
