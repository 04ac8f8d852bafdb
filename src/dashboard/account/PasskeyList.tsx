import Translate, {translate} from '@docusaurus/Translate';
import {addPasskey, listPasskeys, type Passkey} from '@site/src/auth/session/passkeys';
import {FormAlert} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useCallback, useEffect, useState} from 'react';
import styles from './account.module.css';
import {describePasskeyError} from '@site/src/auth/errors/describePasskeyError';
import {PasskeyRemoval} from './PasskeyRemoval';
import {PasskeyRow} from './PasskeyRow';
import {ServiceCheck} from './ServiceCheck';
import {useSessionCheck} from './useSessionCheck';

/** The passkeys, and the way to another. `lazy` requires the default export. */
export default function PasskeyList() {
  const checkSession = useSessionCheck();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [removed, setRemoved] = useState<Passkey>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const describe = useCallback(
    (error: unknown) => {
      checkSession(error);
      return describePasskeyError(error);
    },
    [checkSession],
  );
  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      setPasskeys(await listPasskeys());
    } catch (error) {
      setProblem(describe(error).text);
    }
  }, [describe]);
  useEffect(() => void load(), [load]);

  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      if (await addPasskey()) {
        notify(
          'success',
          translate({id: 'dashboard.passkeys.added', message: 'The passkey has been added.'}),
        );
        await load();
      }
    } catch (error) {
      setProblem(describe(error).text);
    } finally {
      setBusy(false);
    }
  };

  return (
    // The focus comes here when the row that had it is gone.
    <div
      role="group"
      aria-label={translate({id: 'dashboard.passkeys.list', message: 'Your passkeys'})}
      tabIndex={-1}
      className={styles.passkeys}
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
            aria-disabled={isBusy}
            onClick={() => void add()}
          >
            <Translate id="dashboard.passkeys.add">Add a passkey</Translate>
          </button>
        </>
      )}
      {removed && (
        <PasskeyRemoval
          passkey={removed}
          describe={describe}
          onRemoved={() => setPasskeys((known) => known?.filter(({id}) => id !== removed.id))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}
