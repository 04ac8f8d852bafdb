import Translate, {translate} from '@docusaurus/Translate';
import {BackToSignIn} from '../BackToSignIn';
import {Choice} from '../Choice';
import {useArrival} from '../useArrival';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** The choice among second factors: for somebody who has several and prefers none, or has to add one. */
export function ChooseFactorView() {
  const {allowedMfaTypes = [], challengeName} = useArrival();
  const form = useViewForm({data: (value) => ({mfa_type: value('factor')})});
  return (
    <ViewForm
      title={<Translate id="auth.title.secondStep">Second step</Translate>}
      form={form}
      button={<Translate id="auth.chooseFactor.submit">Continue</Translate>}
      links={<BackToSignIn />}
    >
      <Choice
        name="factor"
        legend={
          challengeName === 'MFA_SETUP' ? (
            <Translate id="auth.chooseFactor.setup">
              How do you want to confirm your sign-ins from now on?
            </Translate>
          ) : (
            <Translate id="auth.chooseFactor.legend">How do you want to confirm that it is you?</Translate>
          )
        }
        labels={new Map(allowedMfaTypes.map((factor) => [factor, labelOf(factor)]))}
      />
    </ViewForm>
  );
}

function labelOf(factor: 'TOTP' | 'EMAIL' | 'SMS'): string {
  switch (factor) {
    case 'TOTP':
      return translate({id: 'auth.factor.totp', message: 'With the code in my authenticator app'});
    case 'EMAIL':
      return translate({id: 'auth.factor.email', message: 'With a code sent by email'});
    case 'SMS':
      return translate({id: 'auth.factor.sms', message: 'With a code sent to my phone'});
  }
}
