import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {areaColours} from '@site/src/map/base/dataColours';

/** What the marks of fires mean. */
export function FireLegend() {
  return (
    <LegendList
      entries={[
        {
          colour: `var(--${areaColours.fire})`,
          text: <Translate id="dashboard.fires.legend.area">Burning at the hour shown</Translate>,
        },
        {
          colour: `var(--${areaColours.fire})`,
          shape: 'disc',
          text: <Translate id="dashboard.fires.legend.disc">Larger disc: larger fire</Translate>,
        },
        {
          colour: 'var(--ink)',
          shape: 'dashes',
          text: <Translate id="dashboard.fires.legend.before">Outline of the earlier hour</Translate>,
        },
      ]}
    />
  );
}
