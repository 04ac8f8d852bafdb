import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {weatherColours} from '../shared/tiles/weatherColours';
import type {WayEvent} from '../shared/ways/departures';
import {kindName} from './words';

interface Props {
  readonly events: readonly WayEvent[];
}

/** What the colours on the way mean. */
export function RouteLegend({events}: Props) {
  const kinds = [...new Set(events.map(({threshold}) => threshold.type))];
  return (
    <LegendList
      entries={[
        {
          colour: 'var(--data)',
          shape: 'line',
          text: <Translate id="dashboard.route.legend">route</Translate>,
        },
        ...kinds.map((kind) => ({
          colour: `var(--${weatherColours[kind]})`,
          shape: 'line' as const,
          text: (
            <Translate id="dashboard.route.crossed" values={{kind: kindName(kind)}}>
              {'{kind} past the threshold at this hour'}
            </Translate>
          ),
        })),
      ]}
    />
  );
}
