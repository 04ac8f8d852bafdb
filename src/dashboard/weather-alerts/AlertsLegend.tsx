import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {severityColours} from './severityColours';
import {severityWords} from './words';

/** What the colours of the areas mean. */
export function AlertsLegend() {
  const words = severityWords();
  const [extreme, severe, moderate, minor] = severityColours;
  return (
    <LegendList
      entries={[
        {colour: `var(--${extreme})`, text: words[0]},
        {colour: `var(--${severe})`, text: words[1]},
        {colour: `var(--${moderate})`, text: words[2]},
        {
          colour: `var(--${minor})`,
          text: (
            <Translate id="dashboard.alerts.legend.minor" values={{minor: words[3], unknown: words[4]}}>
              {'{minor} or {unknown}'}
            </Translate>
          ),
        },
        {text: <Translate id="dashboard.alerts.legend.ahead">dashed: not in force yet</Translate>},
      ]}
    />
  );
}
