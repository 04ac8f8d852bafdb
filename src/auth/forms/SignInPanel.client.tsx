import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createAttempt, type Attempt} from '../session/attempt';
import {AuthenticatorProvider, useAuthenticatorInitMachine} from '../session/authenticator';
import {createSignInServices} from '../session/signInServices';
import {identitySettings} from '../settings/identitySettings';
import {isSandbox} from '../settings/isSandbox';
import {passwordless} from './firstFactors';
import {recallForm, rememberForm, type FormMemory} from './formMemory';
import {usePasskeyOffer} from './passkeyOffer';
import {SignInContext} from './SignInContext';
import {useShownView} from './useShownView';
import {views} from './views/views';
import styles from './forms.module.css';

const SandboxAccounts = lazyPart(() => import('./SandboxAccounts'), <div className={styles.sandboxPlace} />);

interface Props {
  /** What stands there until the first view does. */
  readonly meanwhile: ReactNode;
}

/**
 * Signs a person in, where the page that they asked for would be: once they are signed in, that page appears. Mounted only
 * while nobody is: the library's state machine signs out whoever's session it sees fail to renew. `lazy` requires the
 * default export.
 */
export default function SignInPanel({meanwhile}: Props) {
  const offersPasskey = usePasskeyOffer();
  const [remembered] = useState(recallForm);
  const [attempt] = useState(() =>
    createAttempt({email: remembered.email, hasCode: remembered.view.startsWith('confirm')}),
  );
  if (offersPasskey === undefined) return meanwhile;
  return (
    <AuthenticatorProvider>
      <Panel attempt={attempt} remembered={remembered} offersPasskey={offersPasskey} meanwhile={meanwhile} />
    </AuthenticatorProvider>
  );
}

interface PanelProps extends Props {
  readonly attempt: Attempt;
  readonly remembered: FormMemory;
  readonly offersPasskey: boolean;
}

function Panel({attempt, remembered, offersPasskey, meanwhile}: PanelProps) {
  const [email, setEmail] = useState(remembered.email);
  const firstViewRef = useRef(true);
  const [options] = useState(() => ({
    initialState: beginnings[remembered.view],
    services: createSignInServices(attempt),
    passwordless: {...passwordless, ...(offersPasskey && {passkeyRegistrationPrompts: true})},
  }));
  useAuthenticatorInitMachine(options);
  const shown = useShownView(attempt);

  // A reload in the middle of signing up or of a reset goes on where it was.
  useEffect(() => {
    if (shown) rememberForm({view: shown, email});
  }, [shown, email]);

  const state = useMemo(() => {
    const onEmail = (typed: string) => {
      attempt.email = typed.trim();
      setEmail(typed.trim());
    };
    return {attempt, email, onEmail, firstViewRef};
  }, [attempt, email]);

  if (!shown) return meanwhile;
  const View = views[shown];
  const isFirstStep = View === views.signIn;
  return (
    <SignInContext value={state}>
      <div className={styles.panel}>
        <section className={styles.card} aria-labelledby="sign-in-title">
          <View />
        </section>
        {isFirstStep && isSandbox(identitySettings) && <SandboxAccounts />}
        {isFirstStep && (
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
    </SignInContext>
  );
}

/** Where the library's state machine begins; it goes on from there to the code that somebody has. */
const beginnings = {
  signIn: 'signIn',
  signUp: 'signUp',
  confirmSignUp: 'signUp',
  forgotPassword: 'forgotPassword',
  confirmResetPassword: 'forgotPassword',
} as const;
