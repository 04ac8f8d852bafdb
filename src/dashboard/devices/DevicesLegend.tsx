import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';

/** What the marks on the map mean. */
export function DevicesLegend() {
  return (
    <LegendList
      entries={[
        {
          ...{colour: 'var(--data)', shape: 'disc'},
          text: <Translate id="dashboard.devices.legend.reporting">reporting</Translate>,
        },
        {
          ...{colour: 'var(--ink-faint)', shape: 'disc'},
          text: <Translate id="dashboard.devices.legend.silent">silent: three reports missed</Translate>,
        },
      ]}
    />
  );
}
