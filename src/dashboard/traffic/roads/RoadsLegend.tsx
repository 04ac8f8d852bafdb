import Translate, {translate} from '@docusaurus/Translate';
import {LegendList, type LegendEntry} from '@site/src/components/legend/LegendList';
import styles from '../traffic.module.css';
import {colourOf, levelNames, levels} from './levels';
import {readingText, type Reading} from './reading';

interface Props {
  /** Of the road under the pointer. */
  readonly reading: Reading | undefined;
}

/** What the colours of roads mean, and the value under the pointer. */
export function RoadsLegend({reading}: Props) {
  return (
    <div className={styles.scale}>
      <p>
        <Translate id="dashboard.traffic.legend.roads">Roads slowed by traffic</Translate>
      </p>
      <LegendList entries={levelEntries()} />
      <p className={styles.pointer}>
        {reading
          ? readingText(reading)
          : translate({id: 'dashboard.traffic.legend.point', message: 'Point at a road to read its value.'})}
      </p>
    </div>
  );
}

/** What the colour of each level means, the freest first. */
export function levelEntries(): readonly LegendEntry[] {
  const names = levelNames();
  return levels.map(({id, from}, index) => ({
    colour: colourOf(id),
    shape: 'line',
    text:
      from === 0
        ? translate(
            {id: 'dashboard.traffic.legend.below', message: '{level}: less than {percent} % slower'},
            {level: names[id], percent: String(levels[index + 1]?.from)},
          )
        : translate(
            {id: 'dashboard.traffic.legend.from', message: '{level}: {percent} % slower or more'},
            {level: names[id], percent: String(from)},
          ),
  }));
}
