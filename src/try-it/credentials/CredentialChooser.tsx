import Translate, {translate} from '@docusaurus/Translate';
import {TabKeyOffer} from '@site/src/api-keys/TabKeyOffer';
import {useId} from 'react';
import controls from '../controls.module.css';
import {TAB_KEY_ID} from './explorerChoice';
import {SecretField} from './SecretField';
import {NO_CREDENTIAL, type CredentialState} from './useCredential';

interface Props {
  readonly credential: CredentialState;
}

/** Which credential goes with the request; a key or token that is typed stays in this tab's session. */
export function CredentialChooser({credential}: Props) {
  const {choice, choose, named, kinds, typedKind, accountServers, lacksKey} = credential;
  const id = useId();
  const labels = {
    apiKey: translate({id: 'tryIt.credentials.apiKey', message: 'API key…', description: 'To be typed'}),
    bearer: translate({
      id: 'tryIt.credentials.bearer',
      message: 'Bearer token…',
      description: 'To be typed',
    }),
    none: translate({id: 'tryIt.credentials.none', message: 'None'}),
  };
  return (
    <>
      <div className={controls.setting}>
        <label htmlFor={id}>
          <Translate id="tryIt.credentials">Credentials</Translate>
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
        {accountServers.length > 0 && (
          <p role="status" className={controls.hint}>
            <Translate
              id="tryIt.credentials.heldBack"
              values={{servers: accountServers.map(({name}) => name).join(', ')}}
            >
              {'Your account’s keys and sign-in are for {servers} only. Enter a key for this server.'}
            </Translate>
          </p>
        )}
      </div>
      {lacksKey && <TabKeyOffer onCreated={() => choose(TAB_KEY_ID)} />}
      {typedKind && <SecretField credential={credential} kind={typedKind} />}
    </>
  );
}
