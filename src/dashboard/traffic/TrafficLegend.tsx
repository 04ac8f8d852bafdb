import Translate from '@docusaurus/Translate';
import {Legend} from '@site/src/components/legend/Legend';

/** What the colours of the way mean. */
export function WayLegend() {
  return (
    <Legend
      entries={[
        {
          ...{colour: 'var(--data)', shape: 'line'},
          text: <Translate id="dashboard.traffic.legend.free">way</Translate>,
        },
        {
          ...{colour: 'var(--signal)', shape: 'line'},
          text: <Translate id="dashboard.traffic.legend.slow">10 % slower or more</Translate>,
        },
        {
          ...{colour: 'var(--airspace)', shape: 'line'},
          text: <Translate id="dashboard.traffic.legend.slower">20 % slower or more</Translate>,
        },
      ]}
    />
  );
}

/** The colours of the tiles. */
export function TilesLegend() {
  return (
    <Legend
      entries={[
        {
          text: (
            <Translate id="dashboard.traffic.legend.tiles">
              tiles: slower than on a free road, from blue to red
            </Translate>
          ),
        },
      ]}
    />
  );
}
