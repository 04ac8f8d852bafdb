import Translate from '@docusaurus/Translate';
import {LegendList} from '@site/src/components/legend/LegendList';
import {useUnits} from '@site/src/components/units/useUnits';
import {ramp, type Scale} from './colourBins';
import type {Measure} from './track';
import {measureName, measureText} from './words';

interface Props {
  readonly measure: Measure;
  readonly scale: Scale;
}

/** What the colours of the tracks stand for. */
export function PathsLegend({measure, scale}: Props) {
  const [units] = useUnits();
  const {min, max} = scale;
  const limit = (index: number) => min + ((max - min) * index) / ramp.length;
  const shown = max === min ? ramp.slice(0, 1) : ramp;
  return (
    <LegendList
      entries={[
        {text: measureName(measure)},
        ...shown.map((colour, index) => ({
          colour,
          shape: 'line' as const,
          text: (
            <Translate
              id="dashboard.paths.legend"
              values={{
                from: measureText(measure, limit(index), units),
                to: measureText(measure, max === min ? max : limit(index + 1), units),
              }}
            >
              {'{from} to {to}'}
            </Translate>
          ),
        })),
      ]}
    />
  );
}
