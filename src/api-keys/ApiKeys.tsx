import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {useState, type ReactNode} from 'react';
import {CreateKey} from './CreateKey';
import {describeKeyError} from './describeKeyError';
import {IssuedKeyNote} from './IssuedKeyNote';
import {KeyRow} from './KeyRow';
import {RevokeKey} from './RevokeKey';
import {RotateKey} from './RotateKey';
import type {ApiKey, IssuedKey} from './keyService';
import {isValid, type ApiKeysState} from './useApiKeys';
import styles from './apiKeys.module.css';

interface Props {
  readonly state: ApiKeysState;
  /** Called after keys came or went. */
  readonly onChanged?: () => void;
  /** What else can be done with a key that works. */
  readonly moreActions?: (key: ApiKey) => ReactNode;
}

type Task =
  {readonly what: 'create'} | {readonly what: 'rotate' | 'revoke'; readonly key: ApiKey} | undefined;

/** The keys of a person from first to last: create, see once, rotate, revoke. */
export function ApiKeys({state, onChanged, moreActions}: Props) {
  const {keys, error, service, reload} = state;
  const [task, setTask] = useState<Task>();
  const [issued, setIssued] = useState<IssuedKey>();
  const finish = (fresh?: IssuedKey) => {
    setTask(undefined);
    setIssued(fresh);
    void reload();
    onChanged?.();
  };
  const stop = () => setTask(undefined);
  const ended = keys?.filter((key) => !isValid(key)) ?? [];
  return (
    <div className={styles.keys}>
      {error !== undefined && (
        <FormAlert kind="error">
          {describeKeyError(error).text}{' '}
          <button type="button" className="button button--link" onClick={() => void reload()}>
            <Translate id="keys.again">Try again</Translate>
          </button>
        </FormAlert>
      )}
      {issued && (
        <IssuedKeyNote key={issued.apiKey.keyId} issued={issued} close={() => setIssued(undefined)} />
      )}
      {!keys && error === undefined && (
        <p role="status">
          <Translate id="keys.loading">Loading API keys…</Translate>
        </p>
      )}
      {keys && (
        <>
          <KeyList
            keys={keys.filter(isValid)}
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
              <KeyList keys={ended} />
            </details>
          )}
        </>
      )}
      {task?.what === 'create' && <CreateKey service={service} onCreated={finish} onClose={stop} />}
      {task?.what === 'rotate' && (
        <RotateKey apiKey={task.key} service={service} onRotated={finish} onClose={stop} />
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
  readonly renderActions?: (key: ApiKey) => ReactNode;
}

function KeyList({keys, renderActions}: ListProps) {
  if (keys.length === 0)
    return (
      <p>
        <Translate id="keys.none">There is no API key yet.</Translate>
      </p>
    );
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <KeyRow key={key.keyId} apiKey={key} actions={renderActions?.(key)} />
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
      className="button button--secondary button--sm"
      aria-label={`${name}: ${label} …${lastFour}`}
      onClick={onClick}
    >
      {name}
    </button>
  );
}
