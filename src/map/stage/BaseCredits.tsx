import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState} from 'react';
import {Attribution} from '../canvas/Attribution';
import styles from './stage.module.css';

interface Props {
  readonly hasProviderBase: boolean;
  readonly hasGround: boolean;
}

/** Whose base map it is. On a narrow screen the sentence would cover the map: a button unfolds it. */
export function BaseCredits(props: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.sources}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Translate id="map.attribution.unfold">Sources of the map</Translate>
      </button>
      <div className={clsx(styles.credits, isUnfolded && styles.unfolded)}>
        <Attribution layers={[]} {...props} />
      </div>
    </>
  );
}
