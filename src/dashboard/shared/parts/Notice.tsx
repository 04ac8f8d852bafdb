import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {ReactNode} from 'react';
import styles from './parts.module.css';

interface Props {
  readonly children: ReactNode;
  readonly retry: () => void;
}

/** Something could not be had from the platform, and can be asked for again. */
export function Notice({children, retry}: Props) {
  return (
    <div className={styles.age} role="alert">
      <p>{children}</p>
      <SmallButton onClick={retry}>
        <Translate id="dashboard.age.retry">Retry</Translate>
      </SmallButton>
    </div>
  );
}
