import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {describeKeyError} from '@site/src/api-keys/describeKeyError';
import type {IssuedKey} from '@site/src/api-keys/keyService';
import type {ApiKeysState} from '@site/src/api-keys/useApiKeys';
import {Card} from '@site/src/components/card/Card';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {FormAlert} from '@site/src/components/form';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {Moment} from '@site/src/components/moment/Moment';
import {Status} from '@site/src/components/status/Status';
import {useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {FIRST_PATH, sendFirstCall, type FirstResponse} from './sendFirstCall';
import styles from './firstCall.module.css';

interface Props {
  readonly state: ApiKeysState;
  /** Called when the first key is there. */
  readonly onChanged: () => void;
}

/** A newcomer's first screen: make a key, send the first call with it, and see that it arrived. */
export function FirstCall({state: {keys, service, reload}, onChanged}: Props) {
  const {baseUrl} = useConnection();
  const [issued, setIssued] = useState<IssuedKey>();
  const [response, setResponse] = useState<FirstResponse>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(describeKeyError(error).text);
    }
    setBusy(false);
  };
  const create = () =>
    attempt(async () => {
      const label = translate({id: 'dashboard.first.label', message: 'My first key'});
      setIssued(await service.create({label}));
      await reload();
      onChanged();
    });
  const send = (key: string) =>
    attempt(async () => {
      setResponse(await sendFirstCall(baseUrl, key));
      await reload();
    });
  const arrivedAt = keys?.find(({keyId}) => keyId === issued?.apiKey.keyId)?.lastUsedAt;
  return (
    <Card isWide title={translate({id: 'dashboard.first.title', message: 'Your first call'})}>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <ol className={styles.steps}>
        <li>
          <h3>
            <Translate id="dashboard.first.key">Make a key</Translate>
          </h3>
          {issued ? (
            <>
              <p>
                <Translate id="dashboard.first.keyText">
                  This is your key. Copy it and keep it safe: it is shown only this once.
                </Translate>
              </p>
              <code className={styles.secret} translate="no">
                {issued.key}
              </code>
              <CopyButton
                className="button button--secondary button--sm"
                text={issued.key}
                caption={translate({id: 'dashboard.first.copy', message: 'Copy the key'})}
              />
            </>
          ) : (
            <>
              <p>
                <Translate id="dashboard.first.why">
                  With an API key, your programs and devices call the platform in your name.
                </Translate>
              </p>
              <button
                type="button"
                className="button button--primary"
                aria-disabled={isBusy}
                onClick={() => void create()}
              >
                <Translate id="dashboard.first.create">Make my first key</Translate>
              </button>
            </>
          )}
        </li>
        <li aria-disabled={!issued}>
          <h3>
            <Translate id="dashboard.first.send">Send a call</Translate>
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
        <li aria-disabled={!response}>
          <h3>
            <Translate id="dashboard.first.arrive">See it arrive</Translate>
          </h3>
          <div role="status">
            {response && (
              <>
                <p>
                  <Status status={String(response.status)} />{' '}
                  <span className={styles.quiet}>{response.milliseconds.toFixed(0)} ms</span>
                </p>
                <pre className={styles.body} tabIndex={0}>
                  {response.body}
                </pre>
                {arrivedAt && (
                  <p>
                    <Translate
                      id="dashboard.first.arrived"
                      values={{
                        key: <code>…{issued?.apiKey.lastFour}</code>,
                        time: <Moment at={Date.parse(arrivedAt)} />,
                      }}
                    >
                      {'The platform received it with your key {key} on {time}.'}
                    </Translate>{' '}
                    <Link to="/docs/guides/quickstarts">
                      <Translate id="dashboard.first.next">Now call it from a program</Translate>
                    </Link>
                  </p>
                )}
              </>
            )}
          </div>
        </li>
      </ol>
    </Card>
  );
}
