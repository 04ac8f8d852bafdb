import Translate, {translate} from '@docusaurus/Translate';
import {IssuedKeyNote} from '@site/src/api-keys/IssuedKeyNote';
import {describeKeyError} from '@site/src/api-keys/describeKeyError';
import type {IssuedKey} from '@site/src/api-keys/keyService';
import type {ApiKeysState} from '@site/src/api-keys/useApiKeys';
import {Card} from '@site/src/components/card/Card';
import {FormAlert} from '@site/src/components/form';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {useRef, useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {Arrival} from './Arrival';
import {FIRST_PATH, sendFirstCall, type FirstResponse} from './sendFirstCall';
import styles from './firstCall.module.css';

interface Props {
  readonly state: ApiKeysState;
  /** Called when the first key has been stored: what it does may leave the page. */
  readonly onChanged: () => void;
}

/** A newcomer's first screen: create a key, send the first call with it, and see that it arrived. */
export function FirstCall({state: {keys, service, reload}, onChanged}: Props) {
  const {baseUrl} = useConnection();
  const [issued, setIssued] = useState<IssuedKey>();
  const [isStored, setStored] = useState(false);
  const sendHeading = useRef<HTMLHeadingElement>(null);
  const [response, setResponse] = useState<FirstResponse>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (action: () => Promise<void>, describe: (error: unknown) => string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(describe(error));
    }
    setBusy(false);
  };
  const create = () =>
    attempt(
      async () => {
        const label = translate({id: 'dashboard.first.label', message: 'My first key'});
        setIssued(await service.create({label}));
        await reload();
      },
      (error) => describeKeyError(error).text,
    );
  const send = (key: string) =>
    attempt(
      async () => {
        setResponse(await sendFirstCall(baseUrl, key));
        await reload();
      },
      () =>
        translate({
          id: 'dashboard.first.noResponse',
          message: 'The platform did not respond. Check your connection, and try again.',
        }),
    );
  const store = () => {
    setStored(true);
    sendHeading.current?.focus();
    onChanged();
  };
  const arrivedAt = keys?.find(({keyId}) => keyId === issued?.apiKey.keyId)?.lastUsedAt;
  return (
    <Card isWide title={translate({id: 'dashboard.first.title', message: 'Your first call'})}>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <ol className={styles.steps}>
        <li>
          <h3>
            <Translate id="dashboard.first.key">Create a key</Translate>
          </h3>
          {isStored && (
            <p>
              <Translate id="dashboard.first.stored" values={{key: <code>…{issued?.apiKey.lastFour}</code>}}>
                {'You have stored your key {key}.'}
              </Translate>
            </p>
          )}
          {issued && !isStored && <IssuedKeyNote issued={issued} close={store} />}
          {!issued && (
            <>
              <p>
                <Translate id="dashboard.first.why">
                  With an API key, your programs and devices call the platform on your behalf.
                </Translate>
              </p>
              <button
                type="button"
                className="button button--primary"
                aria-disabled={isBusy}
                onClick={() => void create()}
              >
                <Translate id="dashboard.first.create">Create my first key</Translate>
              </button>
            </>
          )}
        </li>
        <li>
          <h3 ref={sendHeading} tabIndex={-1}>
            <Translate id="dashboard.first.send">Send a request</Translate>
          </h3>
          <p className={styles.request}>
            <MethodBadge method="GET" />{' '}
            <code>
              {baseUrl}
              {FIRST_PATH}
            </code>
          </p>
          {issued && (
            <button
              type="button"
              className="button button--primary"
              aria-disabled={isBusy}
              onClick={() => void send(issued.key)}
            >
              <Translate id="dashboard.first.sendAction">Send it with my key</Translate>
            </button>
          )}
        </li>
        <li>
          <h3>
            <Translate id="dashboard.first.arrive">See it arrive</Translate>
          </h3>
          <div role="status">
            {response && issued && (
              <Arrival
                response={response}
                lastFour={issued.apiKey.lastFour}
                arrivedAt={arrivedAt}
                reload={reload}
              />
            )}
          </div>
        </li>
      </ol>
    </Card>
  );
}
