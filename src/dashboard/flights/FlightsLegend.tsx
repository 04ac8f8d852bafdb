import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {areaColours} from '@site/src/map/base/dataColours';

/** What the lines of plans mean. */
export function PlansLegend() {
  return (
    <LegendList
      entries={[
        {
          colour: 'var(--data)',
          shape: 'line',
          text: <Translate id="dashboard.flights.legend.path">path, starting at the dot</Translate>,
        },
        {
          colour: 'var(--airspace)',
          shape: 'line',
          text: <Translate id="dashboard.flights.legend.noGo">no-go stretch</Translate>,
        },
        {
          colour: 'var(--signal)',
          shape: 'line',
          text: <Translate id="dashboard.flights.legend.look">stretch that needs caution</Translate>,
        },
        {
          colour: 'var(--data)',
          shape: 'dashes',
          text: <Translate id="dashboard.flights.legend.fence">fence</Translate>,
        },
      ]}
    />
  );
}

/** What the areas of restrictions mean. */
export function AirspaceLegend() {
  return (
    <LegendList
      entries={[
        {
          colour: `var(--${areaColours.airspace})`,
          text: <Translate id="dashboard.flights.legend.airspace">restricted airspace</Translate>,
        },
        {
          colour: `var(--${areaColours.ownAirspace})`,
          text: <Translate id="dashboard.flights.legend.own">your organization’s own</Translate>,
        },
        {text: <Translate id="dashboard.flights.legend.ahead">dashed: not in force yet</Translate>},
      ]}
    />
  );
}
