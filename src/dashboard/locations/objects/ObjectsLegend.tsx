import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';

/** What the marks on the map mean. */
export function ObjectsLegend() {
  return (
    <LegendList
      entries={[
        {
          colour: 'var(--data)',
          shape: 'disc',
          text: (
            <Translate id="dashboard.locations.legend.reporting">
              reporting, with an arrow for its heading
            </Translate>
          ),
        },
        {
          colour: 'var(--ink-faint)',
          shape: 'disc',
          text: <Translate id="dashboard.locations.legend.silent">silent: three reports missed</Translate>,
        },
      ]}
    />
  );
}
