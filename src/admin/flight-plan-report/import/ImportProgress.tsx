import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import styles from './import.module.css';
import type {StoreProgress} from './storePlans';

interface Props {
  readonly progress: StoreProgress;
  /** How many plans are being stored. */
  readonly total: number;
  readonly isBusy: boolean;
  readonly stop: () => void;
}

/** How many plans are stored, how many were refused, and a way to stop. */
export function ImportProgress({progress: {stored, refused}, total, isBusy, stop}: Props) {
  const id = useId();
  return (
    <p className={styles.progress} role="status">
      <progress value={stored.length + refused.length} max={total} aria-labelledby={id} />
      <span id={id}>
        <Translate
          id="admin.import.progress"
          values={{stored: stored.length, refused: refused.length, total}}
        >
          {'{stored} of {total} stored, {refused} rejected by the platform'}
        </Translate>
      </span>
      {isBusy && (
        <SmallButton onClick={stop}>
          <Translate id="admin.import.stop">Stop</Translate>
        </SmallButton>
      )}
    </p>
  );
}
