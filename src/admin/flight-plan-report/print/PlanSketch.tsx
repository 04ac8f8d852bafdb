import {translate} from '@docusaurus/Translate';
import {distanceText} from '@site/src/components/figures/figureWords';
import {lonLatText} from '@site/src/map';
import type {PathedPlan, Restriction} from '@site/src/plan-check';
import {useId, useMemo} from 'react';
import {HEIGHT, sketchOf, WIDTH, type Point} from './sketch';

interface Props {
  readonly plan: PathedPlan;
  readonly restrictions: readonly Restriction[];
}

const pointsText = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A map for paper: lines in black on white, to scale, closed airspace hatched. */
export function PlanSketch({plan, restrictions}: Props) {
  const id = useId();
  const sketch = useMemo(() => sketchOf(plan, restrictions), [plan, restrictions]);
  if (!sketch) return null;
  const {path, fences, rallyPoints, areas, scale, corners} = sketch;
  const [start] = path;
  const [[west, south], [east, north]] = corners;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={translate({id: 'admin.sketch', message: 'Sketch of {name}'}, {name: plan.name})}
      fontSize="11"
      stroke="#000"
      fill="none"
    >
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="8" stroke="#777" />
        </pattern>
        <clipPath id={`${id}-frame`}>
          <rect width={WIDTH} height={HEIGHT} />
        </clipPath>
      </defs>
      <rect x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} fill="#fff" />
      <g clipPath={`url(#${id}-frame)`}>
        {areas.map(({name, ring}, index) => (
          <polygon key={index} points={pointsText(ring)} fill={`url(#${id})`} strokeWidth="1.5">
            <title>{name}</title>
          </polygon>
        ))}
        {fences.map((ring, index) => (
          <polyline key={index} points={pointsText(ring)} strokeDasharray="8 4" strokeWidth="1.25" />
        ))}
        <polyline points={pointsText(path)} stroke="#fff" strokeWidth="5" />
        <polyline points={pointsText(path)} strokeWidth="2" strokeLinejoin="round" />
        {rallyPoints.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r="5" fill="#fff" strokeWidth="2" />
        ))}
        {start && <rect x={start[0] - 5} y={start[1] - 5} width="10" height="10" fill="#000" />}
      </g>
      <g fill="#000" stroke="#fff" strokeWidth="4" paintOrder="stroke">
        <text x="8" y={HEIGHT - 8}>
          {lonLatText(west, south)}
        </text>
        <text x={WIDTH - 8} y="18" textAnchor="end">
          {lonLatText(east, north)}
        </text>
        <text x={WIDTH - 16 - scale.width / 2} y={HEIGHT - 18} textAnchor="middle">
          {distanceText(scale.metres)}
        </text>
        <text x="22" y="48" textAnchor="middle" fontWeight="700">
          {translate({id: 'admin.sketch.north', message: 'N', description: 'The letter for north on a map'})}
        </text>
      </g>
      <path d="M22 10l7 22-7-5-7 5z" fill="#000" />
      <path d={`M${WIDTH - 16 - scale.width} ${HEIGHT - 10}v-4m0 2h${scale.width}m0-2v4`} strokeWidth="1.5" />
    </svg>
  );
}
