import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {distanceText, durationText} from '@site/src/components/figures/figureWords';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {modeText} from '@site/src/flight-plans/words/figureWords';
import {lonLatText} from '@site/src/map';
import type {FlownSegment, PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import {legsOf, type Leg} from './legs';
import styles from './plan.module.css';

interface Props {
  readonly plan: PathedPlan;
}

/** Leg by leg how a plan is flown. */
export function LegTable({plan}: Props) {
  const legs = useMemo(() => legsOf(plan), [plan]);
  const title = translate({id: 'admin.plan.legs', message: 'Legs'});
  return (
    <ScrollTable className={styles.legs} label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">
            <Translate id="admin.plan.leg">Leg</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.plan.to">To</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.plan.length">Length</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.plan.altitude">Altitude</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.plan.speed">Speed</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.plan.until">Elapsed time</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg) => (
          <tr key={leg.number}>
            <td>{leg.number}</td>
            <th scope="row">{legText(leg)}</th>
            <td>{lonLatText(leg.to[0] ?? 0, leg.to[1] ?? 0)}</td>
            <td>{distanceText(leg.length)}</td>
            <td>
              {altitudesText(leg)} {modeText(leg.mode)}
            </td>
            <td>{leg.speed.toFixed(0)} m/s</td>
            <td>{durationText(leg.until)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function legText({type, name, lines}: Leg): string {
  const what = name ? `${typeText(type)}: ${name}` : typeText(type);
  if (lines === 1) return what;
  return pluralText(
    translate(
      {
        id: 'admin.plan.lines',
        message: '{what}, {count} line|{what}, {count} lines',
        description: 'Plural forms of {count}',
      },
      {what, count: String(lines)},
    ),
    lines,
  );
}

function altitudesText({lowest, highest}: Leg): string {
  const [low, high] = [lowest.toFixed(0), highest.toFixed(0)];
  return low === high ? `${high} m` : `${low}–${high} m`;
}

function typeText(type: FlownSegment['type']): string {
  switch (type) {
    case 'takeoff':
      return translate({id: 'admin.plan.takeoff', message: 'Takeoff'});
    case 'waypoint':
      return translate({id: 'admin.plan.waypoint', message: 'Waypoint'});
    case 'survey':
      return translate({id: 'admin.plan.survey', message: 'Survey'});
    case 'corridor':
      return translate({id: 'admin.plan.corridor', message: 'Corridor scan'});
    case 'structure':
      return translate({id: 'admin.plan.structure', message: 'Structure scan'});
    case 'land':
      return translate({id: 'admin.plan.land', message: 'Landing'});
    case 'returnToLaunch':
      return translate({id: 'admin.plan.return', message: 'Return to launch'});
  }
}
