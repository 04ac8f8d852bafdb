import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {AuthenticatorSetup} from '@site/src/auth/forms/AuthenticatorSetup';
import {describeAuthError} from '@site/src/auth/errors/describeAuthError';
import {beginAuthenticator, finishAuthenticator, hasAuthenticator} from '@site/src/auth/session/account';
import {FormAlert} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useCallback, useEffect, useRef, useState} from 'react';
import {Card} from '@site/src/components/card/Card';
import styles from './account.module.css';
import {AuthenticatorRemoval} from './AuthenticatorRemoval';
import {ServiceCheck} from './ServiceCheck';
import {useSessionCheck} from './useSessionCheck';

type Setup = {readonly secret: string; readonly uri: string};

interface Props {
  readonly email: string;
}

/** The second step at sign-in: on, off, or being set up. */
export function Authenticator({email}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const checkSession = useSessionCheck();
  const [isOn, setOn] = useState<boolean>();
  const [setup, setSetup] = useState<Setup>();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLDivElement>(null);

  const attempt = useCallback(
    async (action: () => Promise<void>) => {
      setProblem(undefined);
      try {
        await action();
      } catch (error) {
        checkSession(error);
        setProblem(describeAuthError(error).text);
      }
    },
    [checkSession],
  );

  const load = useCallback(() => attempt(async () => setOn(await hasAuthenticator())), [attempt]);
  useEffect(() => void load(), [load]);

  // Each step takes the place of the one before, and its button goes with it.
  const step = isOn === undefined ? undefined : setup ? 'setup' : isRemoving ? 'removal' : 'state';
  const shown = useRef(step);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = step;
    if (!isFirst && document.activeElement === document.body) area.current?.focus();
  }, [step]);

  const begin = () => attempt(async () => setSetup(await beginAuthenticator(siteConfig.title, email)));
  const onRemoved = () => {
    setRemoving(false);
    setOn(false);
    notify(
      'success',
      translate({id: 'dashboard.totp.removed', message: 'The second step has been switched off.'}),
    );
  };
  const confirm = async (code: string) => {
    await finishAuthenticator(code);
    setSetup(undefined);
    setOn(true);
    notify(
      'success',
      translate({id: 'dashboard.totp.added', message: 'The second step has been switched on.'}),
    );
  };

  return (
    <Card title={translate({id: 'dashboard.totp.title', message: 'Second step at sign-in'})}>
      <div
        ref={area}
        role="group"
        aria-label={translate({id: 'dashboard.totp.area', message: 'Authenticator app'})}
        tabIndex={-1}
        className={styles.focusArea}
      >
        {problem && <FormAlert kind="error">{problem}</FormAlert>}
        {setup ? (
          <>
            <AuthenticatorSetup {...setup} confirm={confirm} />
            <LeaveButton onClick={() => setSetup(undefined)} />
          </>
        ) : isRemoving ? (
          <>
            <AuthenticatorRemoval email={email} onRemoved={onRemoved} />
            <LeaveButton onClick={() => setRemoving(false)} />
          </>
        ) : isOn === undefined ? (
          <ServiceCheck again={problem ? () => void load() : undefined} />
        ) : isOn ? (
          <>
            <p>
              <Translate id="dashboard.totp.on">
                Every sign-in requires a code from your authenticator app.
              </Translate>
            </p>
            <button type="button" className="button button--secondary" onClick={() => setRemoving(true)}>
              <Translate id="dashboard.totp.remove">Switch off</Translate>
            </button>
          </>
        ) : (
          <>
            <p>
              <Translate id="dashboard.totp.off">
                Only a password protects your account. With an authenticator app, a stolen password is not
                enough to sign in.
              </Translate>
            </p>
            <button type="button" className="button button--primary" onClick={() => void begin()}>
              <Translate id="dashboard.totp.begin">Add an authenticator app</Translate>
            </button>
          </>
        )}
      </div>
    </Card>
  );
}

interface LeaveButtonProps {
  readonly onClick: () => void;
}

function LeaveButton({onClick}: LeaveButtonProps) {
  return (
    <button type="button" className="button button--link margin-top--sm" onClick={onClick}>
      <Translate id="dashboard.totp.cancel">Leave it as it is</Translate>
    </button>
  );
}
