import {translate} from '@docusaurus/Translate';
import {LineChart} from '@site/src/components/chart/LineChart';
import type {Conflict, PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import {altitudeText, kilometreText, modeText} from '../words/figureWords';
import {profileLimits, profilePoints} from './profile';

interface Props {
  readonly plan: PathedPlan;
  /** What is marked: conflicts of the chosen hour, or the one that is focused. */
  readonly conflicts: readonly Conflict[];
  /** Metres of path. */
  readonly cursor: number | undefined;
  readonly moveCursor: (distance: number | undefined) => void;
  /** In pixels. */
  readonly height?: number;
}

/** How high the plan is flown along its path, under the ceilings that it meets. */
export function PlanProfile({plan, conflicts, cursor, moveCursor, height = 150}: Props) {
  const points = useMemo(() => profilePoints(plan), [plan]);
  const x = useMemo(() => points.map(({distance}) => distance), [points]);
  const mode = points[0]?.mode ?? 'relativeToLaunch';
  const series = useMemo(
    () => [
      {
        name: translate(
          {id: 'dashboard.flights.altitude', message: 'Altitude {mode}'},
          {mode: modeText(mode)},
        ),
        colour: 'var(--data)',
        values: points.map(({altitude}) => altitude),
        text: altitudeText,
        isFilled: true,
      },
    ],
    [points, mode],
  );
  const limits = useMemo(() => profileLimits(plan, conflicts), [plan, conflicts]);
  return (
    <LineChart
      label={translate({id: 'dashboard.flights.profile', message: 'Altitude along the path'})}
      xText={kilometreText}
      onCursor={moveCursor}
      x={x}
      series={series}
      limits={limits}
      cursor={cursor}
      height={height}
    />
  );
}
