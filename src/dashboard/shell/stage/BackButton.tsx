import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useSyncExternalStore} from 'react';
import {useStageStore} from '../../shared/stage/useStage';
import styles from './stage.module.css';

interface Props {
  /** Another panel begins with nothing to return to. */
  readonly openId: string | undefined;
}

/** Over the map, after a choice has moved it: returns to where the map stood. */
export function BackButton({openId}: Props) {
  const store = useStageStore();
  const before = useSyncExternalStore(store.subscribe, () => store.get().before);
  useEffect(() => store.forgetBefore, [store, openId]);
  if (!before) return null;
  return (
    <div className={styles.back} data-over-map>
      <SmallButton onClick={store.goBack}>
        <Translate id="dashboard.map.back">Back to the previous view</Translate>
      </SmallButton>
    </div>
  );
}
