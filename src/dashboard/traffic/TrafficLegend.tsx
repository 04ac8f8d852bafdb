import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {ColourScale} from '@site/src/map/tiles/ColourScale';
import {levelEntries} from './roads/RoadsLegend';
import {slowdownPaint} from './slowdownPaint';
import styles from './traffic.module.css';

interface WayProps {
  /** Whether no other legend has the colours of slow stretches. */
  readonly hasLevels: boolean;
}

/** What the colours of the way mean. */
export function WayLegend({hasLevels}: WayProps) {
  const way = {
    colour: 'var(--data)',
    shape: 'line' as const,
    text: <Translate id="dashboard.traffic.legend.free">route</Translate>,
  };
  return <LegendList entries={[way, ...(hasLevels ? levelEntries().slice(1) : [])]} />;
}

/** The colours of the tiles. */
export function TilesLegend() {
  return (
    <div className={styles.scale}>
      <p>
        <Translate id="dashboard.traffic.legend.tiles">Traffic slowdown in %</Translate>
      </p>
      <ColourScale {...slowdownPaint} />
      <p className={styles.pointer}>
        <Translate id="dashboard.traffic.legend.cells">
          In cells some 5 km wide: this base map has no roads to colour.
        </Translate>
      </p>
    </div>
  );
}
