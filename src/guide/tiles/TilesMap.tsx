import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {useState} from 'react';
import styles from './tiles.module.css';

const Desk = lazyPart(() => import('./TilesDesk.client'), <Loading />);

/** The live map of the tiles guide. Nothing of it is downloaded, and no tile is asked for, before the reader wants it. */
export function TilesMap() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Desk />;
  return (
    <div className={styles.door}>
      <p>
        <Translate id="guide.tiles.door">
          The map requests tiles with the credentials that you choose. Each tile is one call.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={() => setOpen(true)}>
        <Translate id="guide.tiles.open">Open the live map</Translate>
      </button>
    </div>
  );
}
