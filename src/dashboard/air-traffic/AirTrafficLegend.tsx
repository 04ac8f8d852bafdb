import Translate from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {StateLegend} from '@site/src/collections/objects/StateLegend';
import {areaColours} from '@site/src/map/base/dataColours';

interface Props {
  readonly items: readonly Item[];
}

/** What the marks on the map mean. */
export function AirTrafficLegend({items}: Props) {
  return (
    <StateLegend
      items={items}
      troubles={['airspace']}
      others={[
        {
          colour: `var(--${areaColours.airspace})`,
          text: (
            <Translate id="dashboard.airTraffic.legend.airspace">
              restricted airspace, darker where an aircraft is in it
            </Translate>
          ),
        },
        {
          colour: `var(--${areaColours.ownAirspace})`,
          text: <Translate id="dashboard.airTraffic.legend.own">your organization’s own airspace</Translate>,
        },
      ]}
    />
  );
}
