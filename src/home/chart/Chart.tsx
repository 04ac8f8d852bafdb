import {translate} from '@docusaurus/Translate';
import type {ChartFacts} from '../contract/homeFacts';
import styles from './chart.module.css';
import {CompassRose} from './CompassRose';
import {Drive} from './Drive';
import {Glass} from './Glass';
import {Graticule} from './Graticule';
import {Labels} from './Labels';
import {ScaleBar} from './ScaleBar';
import {Scene} from './Scene';
import {MARGIN, sheet} from './sheet';

interface Props {
  readonly chart: ChartFacts;
}

/** The home page's chart: one moment of the fire, every line out of an example of the API description. */
export function Chart({chart}: Props) {
  return (
    <svg
      className={styles.chart}
      viewBox={`${-MARGIN} ${-MARGIN / 2} ${sheet.width + 1.5 * MARGIN} ${sheet.height + 1.5 * MARGIN}`}
      preserveAspectRatio="xMinYMin slice"
      role="img"
      aria-label={translate({
        id: 'home.chart.label',
        message:
          'Chart of the country west of Bend, Oregon. A survey drone is over the west flank of a wildfire inside restricted airspace. A fire engine is on the road to Sisters, with the wind along its route, near the edge of a red flag warning.',
        description: 'What the picture on the home page shows, for those who do not see it',
      })}
    >
      <clipPath id="chart-sheet">
        <rect width={sheet.width} height={sheet.height} />
      </clipPath>
      <rect className={styles.ground} width={sheet.width} height={sheet.height} />
      <Graticule />
      <g clipPath="url(#chart-sheet)">
        <CompassRose x={548} y={470} radius={66} />
        <Scene chart={chart} />
        <Drive route={chart.route} engine={chart.engine} />
        <Glass survey={chart.survey} drone={chart.drone} fire={chart.fire} />
        <Labels chart={chart} />
        <ScaleBar x={sheet.width - 220} y={sheet.height - 18} />
      </g>
    </svg>
  );
}
