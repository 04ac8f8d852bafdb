import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {TabCall} from '../calls/listedCall';
import {shownTarget} from '../calls/shownTarget';
import styles from './comparison.module.css';

interface Props {
  readonly base: TabCall;
  readonly stop: () => void;
}

/** Says above the list that the next call is compared with one that was chosen. */
export function ComparisonNote({base: {method, target, at}, stop}: Props) {
  return (
    <div className={styles.note}>
      <p>
        <Translate
          id="workbench.compare.note"
          values={{
            call: <code>{`${method} ${shownTarget(target)}`}</code>,
            time: at === undefined ? '' : new Date(at).toLocaleTimeString(),
          }}
        >
          {'Open a call to compare it with the one of {time}: {call}'}
        </Translate>
      </p>
      <SmallButton onClick={stop}>
        <Translate id="workbench.compare.stop">Stop comparing</Translate>
      </SmallButton>
    </div>
  );
}
