import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState} from 'react';
import {NO_CREDENTIAL, type CredentialState} from './useCredential';
import controls from '../controls.module.css';

interface Props {
  readonly credential: CredentialState;
}

/** Which credential goes with the request; a key or token that is typed stays in this tab's session. */
export function CredentialChooser({credential}: Props) {
  const {choice, choose, named, kinds, typedKind} = credential;
  const id = useId();
  const labels = {
    apiKey: translate({id: 'calls.credentials.apiKey', message: 'API key…', description: 'To be typed'}),
    bearer: translate({
      id: 'calls.credentials.bearer',
      message: 'Bearer token…',
      description: 'To be typed',
    }),
    none: translate({id: 'calls.credentials.none', message: 'None'}),
  };
  return (
    <>
      <div className={controls.setting}>
        <label htmlFor={id}>
          <Translate id="calls.credentials">Credentials</Translate>
        </label>
        <select
          id={id}
          className={controls.input}
          value={choice}
          onChange={({target}) => choose(target.value)}
        >
          {named.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {labels[kind]}
            </option>
          ))}
          <option value={NO_CREDENTIAL}>{labels.none}</option>
        </select>
      </div>
      {typedKind && <SecretField credential={credential} kind={typedKind} />}
    </>
  );
}

interface SecretFieldProps {
  readonly credential: CredentialState;
  readonly kind: 'apiKey' | 'bearer';
}

function SecretField({credential, kind}: SecretFieldProps) {
  const {typedSecret, typeSecret} = credential;
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={controls.setting}>
      <label htmlFor={id}>
        {kind === 'apiKey' ? (
          <Translate id="calls.credentials.apiKey.label">API key</Translate>
        ) : (
          <Translate id="calls.credentials.bearer.label">Bearer token</Translate>
        )}
      </label>
      <span className={controls.entry}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          className={controls.input}
          value={typedSecret}
          onChange={({target}) => typeSecret(target.value)}
          // Not a password of this site: browsers should neither offer nor keep one.
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
          <Translate id="calls.credentials.show">Show</Translate>
        </button>
      </span>
      {typedSecret === '' && (
        <p id={`${id}-hint`} className={controls.hint}>
          <Translate id="calls.credentials.empty">
            Nothing typed yet: the request goes without it. What you type is kept until you close this tab.
          </Translate>
        </p>
      )}
    </div>
  );
}
