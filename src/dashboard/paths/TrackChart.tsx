import {translate} from '@docusaurus/Translate';
import {LineChart} from '@site/src/components/chart/LineChart';
import {clockText} from '@site/src/components/figures/figureWords';
import {useMemo} from 'react';
import type {ChartSeries} from '@site/src/components/chart/types';
import {useUnits} from '@site/src/components/units/useUnits';
import {chartColumns} from './chartColumns';
import type {Track} from './track';
import {measureName, measureText} from './words';

interface Props {
  readonly track: Track;
  readonly gapMs: number;
  readonly head: number;
  /** The pointer or the keyboard is at a time. */
  readonly scrub: (time: number) => void;
  /** A time was clicked. */
  readonly pick: (time: number) => void;
}

/** Speed and altitude of a track over time; its cursor is the play head. */
export function TrackChart({track, gapMs, head, scrub, pick}: Props) {
  const {times, speeds, altitudes} = useMemo(() => chartColumns(track, gapMs), [track, gapMs]);
  const [units] = useUnits();
  const series = useMemo(
    () =>
      [
        {
          name: measureName('speed'),
          colour: 'var(--data)',
          values: speeds,
          isFilled: true,
          text: (value: number) => measureText('speed', value, units),
        },
        {
          name: measureName('altitude'),
          colour: 'var(--signal)',
          values: altitudes,
          text: (value: number) => measureText('altitude', value, units),
          axis: 'right' as const,
        },
      ].filter(({values}: ChartSeries) => values.some((value) => value !== null)),
    [speeds, altitudes, units],
  );
  return (
    <LineChart
      label={translate(
        {id: 'dashboard.paths.chart', message: 'Speed and altitude of {name}'},
        {name: track.name},
      )}
      x={times}
      xText={clockText}
      isTime
      series={series}
      cursor={head}
      onCursor={(time) => time !== undefined && scrub(time)}
      onPick={pick}
    />
  );
}
