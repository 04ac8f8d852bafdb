import Translate from '@docusaurus/Translate';
import {useId, useState} from 'react';
import controls from '../controls.module.css';
import type {CredentialState} from './useCredential';

interface Props {
  readonly credential: CredentialState;
  readonly kind: 'apiKey' | 'bearer';
}

/** Where a key or token is typed. */
export function SecretField({credential, kind}: Props) {
  const {typedSecret, typeSecret} = credential;
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={controls.setting}>
      <label htmlFor={id}>
        {kind === 'apiKey' ? (
          <Translate id="tryIt.credentials.apiKey.label">API key</Translate>
        ) : (
          <Translate id="tryIt.credentials.bearer.label">Bearer token</Translate>
        )}
      </label>
      <span className={controls.entry}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          className={controls.input}
          value={typedSecret}
          onChange={({target}) => typeSecret(target.value)}
          // Not a password of this site: browsers should neither offer nor save one.
          autoComplete="off"
          data-1p-ignore
          spellCheck={false}
          aria-describedby={typedSecret === '' ? `${id}-hint` : undefined}
        />
        <button
          type="button"
          className={controls.small}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Translate id="tryIt.credentials.show">Show</Translate>
        </button>
      </span>
      {typedSecret === '' && (
        <p id={`${id}-hint`} className={controls.hint}>
          <Translate id="tryIt.credentials.empty">
            Nothing entered yet, so requests are sent without it. What you enter is sent to this server only,
            and is forgotten when you close this tab.
          </Translate>
        </p>
      )}
    </div>
  );
}
