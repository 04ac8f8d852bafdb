import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {SandboxLink} from '@site/src/components/sandbox/SandboxLink';
import {WithoutSandboxInPage, WithSandboxInPage} from '@site/src/components/site-facts/siteFacts';
import {useState} from 'react';
import {describeAuthError} from '../errors/describeAuthError';
import {useAuthenticator} from '../session/authenticator';
import {useSignIn} from './SignInContext';
import {useSubmission} from './useSubmission';
import styles from './forms.module.css';

/** The accounts that every fresh sandbox has; no secret, for the sandbox listens on this machine alone. */
const accounts = ['admin@example.com', 'developer@example.com', 'visitor@example.com'];
const PASSWORD = 'Sandbox-2026!';

/** Signs in as a seeded account with one click. Loaded only where the identity service is the local sandbox. */
export default function SandboxAccounts() {
  const {onEmail} = useSignIn();
  const {toSignIn, submitForm} = useAuthenticator();
  const submission = useSubmission();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const enter = async (email: string) => {
    if (busy) return;
    setBusy(email);
    setProblem(undefined);
    try {
      onEmail(email);
      await submission(() => {
        toSignIn();
        submitForm({username: email, password: PASSWORD});
      });
    } catch (error) {
      setProblem(describeAuthError(error).text);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <aside className={styles.sandbox} aria-labelledby="sandbox-accounts-title">
      <h2 id="sandbox-accounts-title" className={styles.sandboxTitle}>
        <Translate id="auth.sandbox.title">Sandbox accounts</Translate>
      </h2>
      <p>
        <WithSandboxInPage>
          <InPage />
        </WithSandboxInPage>
        <WithoutSandboxInPage>
          <OnMachine />
        </WithoutSandboxInPage>
      </p>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <ul className={styles.sandboxList}>
        {accounts.map((email) => (
          <li key={email}>
            <button
              type="button"
              className="button button--secondary button--sm button--block"
              aria-disabled={busy !== undefined}
              onClick={() => void enter(email)}
            >
              <Translate id="auth.sandbox.enter" values={{email}}>
                {'Sign in as {email}'}
              </Translate>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function InPage() {
  return (
    <Translate id="auth.sandbox.inPage">
      This portal signs in at the sandbox. It runs in this browser, unless you have started it on your
      machine.
    </Translate>
  );
}

function OnMachine() {
  const start = (
    <SandboxLink>
      <Translate id="auth.sandbox.start">Start it</Translate>
    </SandboxLink>
  );
  return (
    <Translate id="auth.sandbox.needs" values={{start}}>
      {'This portal signs in at the sandbox, a service on your own machine. {start} before you sign in.'}
    </Translate>
  );
}
