import Translate, {translate} from '@docusaurus/Translate';
import type {Passkey} from '@site/src/auth/session/passkeys';
import {Moment} from '@site/src/components/moment/Moment';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import styles from './account.module.css';

interface Props {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** One passkey: who keeps it, since when, and the way to be rid of it. */
export function PasskeyRow({passkey: {name, addedAt}, onRemove}: Props) {
  const since = useId();
  return (
    <li className={styles.key}>
      <span className={styles.keyName}>{name}</span>
      <span id={since} className={styles.keyValue}>
        <Translate id="dashboard.passkeys.since" values={{time: <Moment at={addedAt} />}}>
          {'Added {time}'}
        </Translate>
      </span>
      <SmallButton
        // Passkeys of one browser have one name: the date tells them apart.
        describedBy={since}
        name={translate({id: 'dashboard.passkeys.removeLabel', message: 'Remove {name}'}, {name})}
        onClick={onRemove}
      >
        <Translate id="dashboard.passkeys.remove">Remove</Translate>
      </SmallButton>
    </li>
  );
}
