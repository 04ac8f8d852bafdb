import Translate, {translate} from '@docusaurus/Translate';
import {listPasskeys, type Passkey} from '@site/src/auth/session/passkeys';
import {FormAlert} from '@site/src/components/form';
import {useCallback, useEffect, useState} from 'react';
import styles from './account.module.css';
import {describePasskeyError} from '@site/src/auth/errors/describePasskeyError';
import {PasskeyAddition} from './PasskeyAddition';
import {PasskeyRemoval} from './PasskeyRemoval';
import {PasskeyRow} from './PasskeyRow';
import {ServiceCheck} from './ServiceCheck';
import {useSessionCheck} from './useSessionCheck';

interface Props {
  readonly email: string;
}

/** The passkeys, and the way to another. `lazy` requires the default export. */
export default function PasskeyList({email}: Props) {
  const checkSession = useSessionCheck();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [removed, setRemoved] = useState<Passkey>();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();

  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      setPasskeys(await listPasskeys());
    } catch (error) {
      checkSession(error);
      setProblem(describePasskeyError(error).text);
    }
  }, [checkSession]);
  useEffect(() => void load(), [load]);

  return (
    // The focus comes here when the row that had it is gone.
    <div
      role="group"
      aria-label={translate({id: 'dashboard.passkeys.list', message: 'Your passkeys'})}
      tabIndex={-1}
      className={styles.focusArea}
    >
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      {passkeys === undefined ? (
        <ServiceCheck again={problem ? () => void load() : undefined} />
      ) : (
        <>
          {passkeys.length === 0 ? (
            <p>
              <Translate id="dashboard.passkeys.none">You have no passkey.</Translate>
            </p>
          ) : (
            <ul className={styles.keys}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
          )}
          <button
            type="button"
            className="button button--primary margin-top--sm"
            onClick={() => setAdding(true)}
          >
            <Translate id="dashboard.passkeys.add">Add a passkey</Translate>
          </button>
        </>
      )}
      {isAdding && (
        <PasskeyAddition email={email} onAdded={() => void load()} onClose={() => setAdding(false)} />
      )}
      {removed && (
        <PasskeyRemoval
          email={email}
          passkey={removed}
          onRemoved={() => setPasskeys((known) => known?.filter(({id}) => id !== removed.id))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}
