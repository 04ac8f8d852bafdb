import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {Moment} from '@site/src/components/moment/Moment';
import {useEffect, useId, useRef} from 'react';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import type {IssuedKey} from './keyService';
import styles from './apiKeys.module.css';

interface Props {
  readonly issued: IssuedKey;
  readonly close: () => void;
}

/** Shows a new key, this once. It stands in memory and in this element, and nowhere else. */
export function IssuedKeyNote({issued: {key, apiKey, replaced}, close}: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.issued} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <Translate id="keys.issued.title" values={{label: apiKey.label}}>
          {'The new key: {label}'}
        </Translate>
      </h3>
      <p>
        <Translate id="keys.issued.text">
          Copy it now, and keep it in a password or secrets manager: it is shown only this once.
        </Translate>{' '}
        {replaced?.expiresAt && replaced.status === 'replaced' && (
          <Translate
            id="keys.issued.replaced"
            values={{
              old: <code>…{replaced.lastFour}</code>,
              time: <Moment at={Date.parse(replaced.expiresAt)} />,
            }}
          >
            {'The old key {old} works until {time}.'}
          </Translate>
        )}
      </p>
      <code className={styles.secret} translate="no">
        {key}
      </code>
      <div className={styles.actions}>
        <CopyButton
          className="button button--primary button--sm"
          text={key}
          caption={translate({id: 'keys.issued.copy', message: 'Copy the key'})}
        />
        <button type="button" className={smallButton} onClick={close}>
          <Translate id="keys.issued.close">I have stored it</Translate>
        </button>
      </div>
    </section>
  );
}
