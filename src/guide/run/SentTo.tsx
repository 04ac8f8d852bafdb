import Translate, {translate} from '@docusaurus/Translate';
import {type SubmitEvent, useState} from 'react';
import {CredentialChooser} from '@site/src/try-it/credentials/CredentialChooser';
import {ServerChooser} from '@site/src/try-it/server/ServerChooser';
import styles from './run.module.css';
import type {RunState} from './useRun';

interface Props extends Pick<RunState, 'server' | 'credential'> {
  readonly run: () => void;
  /** Whether the choice is laid open by itself: the key was refused. */
  readonly opens: boolean;
}

/** Says in a line where the request goes and as whom, and opens to change it. */
export function SentTo({server, credential, run, opens}: Props) {
  const [isOpen, setOpen] = useState(opens);
  const [didOpen, setDidOpen] = useState(opens);
  if (opens !== didOpen) {
    setDidOpen(opens);
    if (opens) setOpen(true);
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    run();
  };
  return (
    <details
      className={styles.sentTo}
      open={isOpen}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary>
        <Translate id="guide.sentTo" values={{server: server.server.name, credential: nameOf(credential)}}>
          {'Server: {server}. Credentials: {credential}.'}
        </Translate>
      </summary>
      <form onSubmit={submit}>
        <ServerChooser {...server} />
        <CredentialChooser credential={credential} />
        <button type="submit" className={styles.again}>
          <Translate id="guide.sentTo.again">Run again</Translate>
        </button>
      </form>
    </details>
  );
}

function nameOf({choice, named, typedKind}: Props['credential']): string {
  const chosen = named.find(({id}) => id === choice);
  if (chosen) return chosen.label;
  switch (typedKind) {
    case 'apiKey':
      return translate({id: 'guide.sentTo.apiKey', message: 'API key typed here'});
    case 'bearer':
      return translate({id: 'guide.sentTo.bearer', message: 'bearer token typed here'});
    case undefined:
      return translate({id: 'guide.sentTo.none', message: 'none'});
  }
}
