import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {ColourScale} from '@site/src/map/tiles/ColourScale';
import {slowdownPaint} from './slowdownPaint';
import styles from './traffic.module.css';

/** What the colours of the way mean. */
export function WayLegend() {
  return (
    <LegendList
      entries={[
        {
          colour: 'var(--data)',
          shape: 'line',
          text: <Translate id="dashboard.traffic.legend.free">route</Translate>,
        },
        {
          colour: 'var(--signal)',
          shape: 'line',
          text: <Translate id="dashboard.traffic.legend.slow">10 % slower or more</Translate>,
        },
        {
          colour: 'var(--airspace)',
          shape: 'line',
          text: <Translate id="dashboard.traffic.legend.slower">20 % slower or more</Translate>,
        },
      ]}
    />
  );
}

/** The colours of the tiles. */
export function TilesLegend() {
  return (
    <div className={styles.scale}>
      <p>
        <Translate id="dashboard.traffic.legend.tiles">Traffic slowdown in %</Translate>
      </p>
      <ColourScale {...slowdownPaint} />
    </div>
  );
}
