import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {useRef, useState, type ReactNode} from 'react';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {CreateKey} from './CreateKey';
import {describeKeyError} from './describeKeyError';
import {IssuedKeyNote} from './IssuedKeyNote';
import {KeyRow} from './KeyRow';
import {RevokeKey} from './RevokeKey';
import {RotateKey} from './RotateKey';
import type {ApiKey, IssuedKey} from './keyService';
import {CallsNote} from './usage/CallsNote';
import {KeyUsage} from './usage/KeyUsage';
import type {KeyCallsState} from './usage/useKeyCalls';
import {isFull, isValid, type ApiKeysState} from './useApiKeys';
import styles from './apiKeys.module.css';

interface Props {
  readonly state: ApiKeysState;
  /** Called after keys came or went, once no new key is shown any more: what it does may leave the page. */
  readonly onChanged?: () => void;
  /** What else can be done with a key that works. */
  readonly moreActions?: (key: ApiKey) => ReactNode;
}

type Task =
  | {readonly what: 'create'}
  | {readonly what: 'rotate' | 'revoke'; readonly key: ApiKey}
  | undefined;

/** The keys of a person from first to last: create, see once, rotate, revoke. */
export function ApiKeys({state, onChanged, moreActions}: Props) {
  const {keys, error, calls: callsState, isLoading, service, reload} = state;
  const [task, setTask] = useState<Task>();
  const [issued, setIssued] = useState<readonly IssuedKey[]>([]);
  const area = useRef<HTMLDivElement>(null);
  /** What had the focus may have gone with its row or its note. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) area.current?.focus();
    });
  const finish = (fresh?: IssuedKey) => {
    setTask(undefined);
    if (fresh) setIssued((before) => [fresh, ...before]);
    else if (issued.length === 0) onChanged?.();
    void reload().then(keepFocus);
  };
  const close = (stored: IssuedKey) => {
    const left = issued.filter((each) => each !== stored);
    setIssued(left);
    if (left.length === 0) onChanged?.();
    keepFocus();
  };
  const stop = () => setTask(undefined);
  const ended = keys?.filter((key) => !isValid(key)) ?? [];
  return (
    <div
      ref={area}
      className={styles.keys}
      role="group"
      aria-label={translate({id: 'keys.area', message: 'API keys'})}
      tabIndex={-1}
    >
      {error !== undefined && (
        <FormAlert kind="error">
          {describeKeyError(error).text}{' '}
          <button type="button" className="button button--link" onClick={() => void reload()}>
            <Translate id="keys.again">Try again</Translate>
          </button>
        </FormAlert>
      )}
      {issued.map((each) => (
        <IssuedKeyNote key={each.apiKey.keyId} issued={each} close={() => close(each)} />
      ))}
      {isLoading && error === undefined && (
        <p role="status">
          <Translate id="keys.loading">Loading API keys…</Translate>
        </p>
      )}
      {keys && !isLoading && (
        <>
          {keys.length > 0 && <CallsNote status={callsState.status} />}
          <KeyList
            keys={keys.filter(isValid)}
            callsState={callsState}
            renderActions={(key) => (
              <>
                {moreActions?.(key)}
                {key.status === 'active' && (
                  <ActionButton of={key} name={rotate()} onClick={() => setTask({what: 'rotate', key})} />
                )}
                <ActionButton of={key} name={revoke()} onClick={() => setTask({what: 'revoke', key})} />
              </>
            )}
          />
          <p>
            <button
              type="button"
              className="button button--primary"
              onClick={() => setTask({what: 'create'})}
            >
              <Translate id="keys.create">Create an API key</Translate>
            </button>
          </p>
          {ended.length > 0 && (
            <details className={styles.ended}>
              <summary>
                <Translate id="keys.ended" values={{count: ended.length}}>
                  {'Keys that ended in the last 30 days ({count})'}
                </Translate>
              </summary>
              <KeyList keys={ended} callsState={callsState} />
            </details>
          )}
        </>
      )}
      {task?.what === 'create' && (
        <CreateKey service={service} isFull={isFull(keys ?? [])} onCreated={finish} onClose={stop} />
      )}
      {task?.what === 'rotate' && (
        <RotateKey
          apiKey={task.key}
          service={service}
          isFull={isFull(keys ?? [])}
          onRotated={finish}
          onClose={stop}
        />
      )}
      {task?.what === 'revoke' && (
        <RevokeKey apiKey={task.key} service={service} onRevoked={() => finish()} onClose={stop} />
      )}
    </div>
  );
}

const rotate = () => translate({id: 'keys.rotate', message: 'Rotate'});
const revoke = () => translate({id: 'keys.revoke', message: 'Revoke'});

interface ListProps {
  readonly keys: readonly ApiKey[];
  readonly callsState: KeyCallsState;
  readonly renderActions?: (key: ApiKey) => ReactNode;
}

function KeyList({keys, callsState, renderActions}: ListProps) {
  if (keys.length === 0)
    return (
      <p>
        <Translate id="keys.none">No active API keys.</Translate>
      </p>
    );
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <KeyRow
          key={key.keyId}
          apiKey={key}
          usage={
            callsState.status === 'loaded' && (
              <KeyUsage
                label={`${key.label} …${key.lastFour}`}
                hours={callsState.calls.get(key.keyId) ?? []}
                now={callsState.now}
              />
            )
          }
          actions={renderActions?.(key)}
        />
      ))}
    </ul>
  );
}

interface ActionProps {
  readonly of: ApiKey;
  readonly name: string;
  readonly onClick: () => void;
}

function ActionButton({of: {label, lastFour}, name, onClick}: ActionProps) {
  return (
    <button
      type="button"
      className={smallButton}
      aria-label={`${name}: ${label} …${lastFour}`}
      onClick={onClick}
    >
      {name}
    </button>
  );
}
