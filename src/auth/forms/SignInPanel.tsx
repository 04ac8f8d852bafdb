import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useEffect, useRef, useState} from 'react';
import {useAuth} from '../context/useAuth';
import {isSandbox} from '../settings/isSandbox';
import {identitySettings} from '../settings/identitySettings';
import {forgetForm, recallForm, rememberForm} from './formMemory';
import type {Step, StepProps} from './step';
import {ChooseFactorStep} from './steps/ChooseFactorStep';
import {ConfirmSignUpStep} from './steps/ConfirmSignUpStep';
import {ForgotStep} from './steps/ForgotStep';
import {NewPasswordStep} from './steps/NewPasswordStep';
import {ResetPasswordStep} from './steps/ResetPasswordStep';
import {SentCodeStep} from './steps/SentCodeStep';
import {SignInStep} from './steps/SignInStep';
import {SignUpStep} from './steps/SignUpStep';
import {TotpCodeStep} from './steps/TotpCodeStep';
import {TotpSetupStep} from './steps/TotpSetupStep';
import {titleOf} from './titles';
import styles from './forms.module.css';

const SandboxAccounts = lazyPart(() => import('./SandboxAccounts'), <div className={styles.sandboxPlace} />);

/**
 * Signs a person in, where the page that they asked for would be: once they are signed in, that page appears. `lazy`
 * requires the default export.
 */
export default function SignInPanel() {
  const {reload} = useAuth();
  const [remembered] = useState(recallForm);
  const [step, setStep] = useState(remembered.step);
  const [email, setEmail] = useState(remembered.email);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // Moves the focus to the heading of a new form, so that screen readers announce it and the keyboard continues there.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, [step.name]);

  // A reload in the middle of signing up or of a reset goes on where it was.
  useEffect(() => rememberForm({step, email}), [step, email]);
  const onSignedIn = async () => {
    forgetForm();
    await reload();
  };

  const props: StepProps = {email, onEmail: setEmail, onStep: setStep, onSignedIn};
  return (
    <div className={styles.panel}>
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" ref={heading} tabIndex={-1} className={styles.title}>
          {titleOf(step)}
        </h1>
        <StepForm key={step.name} step={step} {...props} />
      </section>
      {step.name === 'signIn' && isSandbox(identitySettings) && <SandboxAccounts {...props} />}
      {step.name === 'signIn' && (
        <p className={styles.fineprint}>
          <Translate
            id="auth.fineprint"
            description="Signing in uses the Secure Remote Password protocol: only the steps that set a password send it"
          >
            Your browser proves that you know your password without sending it.
          </Translate>
        </p>
      )}
    </div>
  );
}

function StepForm({step, ...props}: StepProps & {readonly step: Step}) {
  switch (step.name) {
    case 'signIn':
      return <SignInStep {...props} />;
    case 'signUp':
      return <SignUpStep {...props} />;
    case 'confirmSignUp':
      return <ConfirmSignUpStep {...props} password={step.password} isCodeSent={step.isCodeSent} />;
    case 'forgot':
      return <ForgotStep {...props} />;
    case 'resetPassword':
      return <ResetPasswordStep {...props} isCodeSent={step.isCodeSent} />;
    case 'newPassword':
      return <NewPasswordStep {...props} needsName={step.needsName} />;
    case 'totpSetup':
      return <TotpSetupStep {...props} secret={step.secret} uri={step.uri} />;
    case 'totpCode':
      return <TotpCodeStep {...props} />;
    case 'sentCode':
      return <SentCodeStep {...props} medium={step.medium} destination={step.destination} />;
    case 'chooseFactor':
      return <ChooseFactorStep {...props} factors={step.factors} />;
  }
}
