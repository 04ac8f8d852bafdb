import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {maskKey} from '@site/src/components/maskKey';
import {accountKeyId, openExplorerWith} from '@site/src/try-it/credentials/explorerChoice';
import {useState} from 'react';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import styles from './account.module.css';

interface Props {
  readonly apiKey: string;
  readonly number: number;
}

/** One key: masked until asked for, copied without being shown. */
export function ApiKeyRow({apiKey, number}: Props) {
  const [isShown, setShown] = useState(false);
  const name = translate({id: 'dashboard.keys.name', message: 'API key {number}'}, {number});
  return (
    <li className={styles.key}>
      <span className={styles.keyName}>{name}</span>
      <code className={styles.keyValue}>{isShown ? apiKey : maskKey(apiKey)}</code>
      <span className={styles.keyActions}>
        <button
          type="button"
          className={smallButton}
          aria-pressed={isShown}
          aria-label={translate({id: 'dashboard.keys.showLabel', message: 'Show {name}'}, {name})}
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? (
            <Translate id="dashboard.keys.hide">Hide</Translate>
          ) : (
            <Translate id="dashboard.keys.show">Show</Translate>
          )}
        </button>
        <CopyButton
          className={smallButton}
          text={apiKey}
          label={translate({id: 'dashboard.keys.copyLabel', message: 'Copy {name}'}, {name})}
        />
        <Link
          className={smallButton}
          to="/api/list-collections"
          onClick={() => openExplorerWith(accountKeyId(number))}
        >
          <Translate id="dashboard.keys.explorer">Use in the explorer</Translate>
        </Link>
      </span>
    </li>
  );
}
