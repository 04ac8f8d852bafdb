import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';

/** What the marks on the map mean. */
export function AirTrafficLegend() {
  return (
    <LegendList
      entries={[
        {
          ...{colour: 'var(--data)', shape: 'disc'},
          text: (
            <Translate id="dashboard.airTraffic.legend.aircraft">
              aircraft, with an arrow for its heading
            </Translate>
          ),
        },
        {
          ...{colour: 'var(--ink-faint)', shape: 'disc'},
          text: <Translate id="dashboard.airTraffic.legend.silent">silent: three reports missed</Translate>,
        },
        {
          colour: 'var(--airspace)',
          text: (
            <Translate id="dashboard.airTraffic.legend.airspace">
              restricted airspace, darker where an aircraft is in it
            </Translate>
          ),
        },
      ]}
    />
  );
}
