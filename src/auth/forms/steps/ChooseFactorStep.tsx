import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {describeAuthError} from '../../errors/describeAuthError';
import {respondToChallenge, type FactorChoice} from '../../session/signIn';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

/** The choice among second factors, for somebody who has several and prefers none. */
export function ChooseFactorStep(props: StepProps & {readonly factors: readonly FactorChoice[]}) {
  const {email, factors, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: () => [],
    submit: async (value) => proceed(await respondToChallenge(value('factor'), {issuer, email})),
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <fieldset className={styles.choice}>
        <legend>
          <Translate id="auth.chooseFactor.legend">How do you want to confirm that it is you?</Translate>
        </legend>
        {factors.map((factor, index) => (
          <label key={factor}>
            <input type="radio" name="factor" value={factor} defaultChecked={index === 0} />
            {labelOf(factor)}
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.chooseFactor.submit">Continue</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.backToSignIn">Back to sign in</Translate>
        </StepLink>
      </p>
    </form>
  );
}

function labelOf(factor: FactorChoice): string {
  switch (factor) {
    case 'TOTP':
      return translate({id: 'auth.factor.totp', message: 'With the code in my authenticator app'});
    case 'EMAIL':
      return translate({id: 'auth.factor.email', message: 'With a code sent by email'});
    case 'SMS':
      return translate({id: 'auth.factor.sms', message: 'With a code sent to my phone'});
  }
}
