import Translate, {translate} from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import type {ReactNode} from 'react';
import type {ApiKey} from './keyService';
import {ScopeWords} from './scope/ScopeWords';
import styles from './apiKeys.module.css';

interface Props {
  readonly apiKey: ApiKey;
  /** What was called with it, where that is known. */
  readonly usage: ReactNode;
  readonly actions: ReactNode;
}

/** One key: what it is for, how its owner recognizes it, what it may do, since when, last used, until when. */
export function KeyRow({apiKey, usage, actions}: Props) {
  const {label, lastFour, status, createdAt, lastUsedAt, expiresAt, revokedAt} = apiKey;
  return (
    <li className={styles.key}>
      <div className={styles.name}>
        <strong>{label}</strong> <code>…{lastFour}</code>{' '}
        {status !== 'active' && <span className={styles.status}>{statusWords(status)}</span>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate id="keys.scope">Access</Translate>
          </dt>
          <dd>
            <ScopeWords apiKey={apiKey} />
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="keys.created">Created</Translate>
          </dt>
          <dd>
            <Moment at={Date.parse(createdAt)} />
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="keys.lastUsed">Last used</Translate>
          </dt>
          <dd>
            {lastUsedAt ? (
              <Moment at={Date.parse(lastUsedAt)} />
            ) : (
              <Translate id="keys.neverUsed">Never</Translate>
            )}
          </dd>
        </div>
        <div>
          <dt>{endWords(status)}</dt>
          <dd>
            {(revokedAt ?? expiresAt) ? (
              <Moment at={Date.parse(revokedAt ?? expiresAt ?? '')} />
            ) : (
              <Translate id="keys.noEnd">You revoke it</Translate>
            )}
          </dd>
        </div>
      </dl>
      {usage && <div className={styles.usage}>{usage}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

function statusWords(status: ApiKey['status']): string {
  switch (status) {
    case 'active':
      return translate({id: 'keys.status.active', message: 'works'});
    case 'replaced':
      return translate({id: 'keys.status.replaced', message: 'rotated, still works'});
    case 'expired':
      return translate({id: 'keys.status.expired', message: 'expired'});
    case 'revoked':
      return translate({id: 'keys.status.revoked', message: 'revoked'});
  }
}

function endWords(status: ApiKey['status']): string {
  switch (status) {
    case 'expired':
      return translate({id: 'keys.end.expired', message: 'Expired'});
    case 'revoked':
      return translate({id: 'keys.end.revoked', message: 'Revoked'});
    default:
      return translate({id: 'keys.end.works', message: 'Works until'});
  }
}
