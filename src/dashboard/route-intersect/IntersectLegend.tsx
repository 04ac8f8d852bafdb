import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {kinds} from './things';
import type {MetWay} from './useMeetings';
import {kindColours, kindNames} from './words';

interface Props {
  readonly met: readonly MetWay[];
}

/** What the colours on the ways mean. */
export function IntersectLegend({met}: Props) {
  const shown = new Set(met.flatMap(({meetings}) => meetings.map(({thing}) => thing.kind)));
  const names = kindNames();
  return (
    <LegendList
      entries={[
        {
          colour: 'var(--data)',
          shape: 'line',
          text: <Translate id="dashboard.intersect.legend">route</Translate>,
        },
        ...kinds
          .filter((kind) => shown.has(kind))
          .map((kind) => ({colour: `var(--${kindColours[kind]})`, text: names[kind]})),
      ]}
    />
  );
}
