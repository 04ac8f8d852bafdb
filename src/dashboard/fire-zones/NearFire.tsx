import Translate from '@docusaurus/Translate';
import {flownPath, readPlans} from '@site/src/plan-check';
import {useMemo, type ReactNode} from 'react';
import {planQuestion, plansQuestion} from '../shared/data/flightQuestions';
import {usePlatformQueries, usePlatformQuery} from '../shared/data/usePlatformQuery';
import {useItems} from '../shared/objects/useItems';
import styles from './fires.module.css';
import type {Fire} from './fires';
import {near, type Near, type Subject} from './near';
import {distanceText} from './words';

/** Farther away nothing counts as near. */
const MOST_METRES = 50_000;
/** Each is a request: of more plans only the latest are looked at. */
const MOST_PLANS = 30;

interface Named extends Subject {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly fire: Fire;
}

/** Objects and flight plans within 50 km of a fire, the nearest first. */
export function NearFire({fire}: Props) {
  return (
    <>
      <NearList
        title={<Translate id="dashboard.fires.objects">Objects within 50 km</Translate>}
        found={near(fire.geometry, useObjectSubjects(), MOST_METRES)}
      />
      <NearList
        title={<Translate id="dashboard.fires.plans">Flight plans within 50 km</Translate>}
        found={near(fire.geometry, usePlanSubjects(), MOST_METRES)}
      />
    </>
  );
}

interface ListProps {
  readonly title: ReactNode;
  readonly found: readonly Near<Named>[];
}

function NearList({title, found}: ListProps) {
  return (
    <section className={styles.near}>
      <h4>{title}</h4>
      {found.length === 0 ? (
        <p>
          <Translate id="dashboard.fires.nobody">None.</Translate>
        </p>
      ) : (
        <ul>
          {found.map(({subject, metres}) => (
            <li key={subject.id}>
              <span>{subject.name}</span> <span>{distanceText(metres)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useObjectSubjects(): readonly Named[] {
  const {items} = useItems();
  return useMemo(
    () =>
      items.flatMap(({id, name, object: {geometry}}) =>
        geometry?.type === 'Point'
          ? [{id, name, positions: [[geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0] as const]}]
          : [],
      ),
    [items],
  );
}

function usePlanSubjects(): readonly Named[] {
  const plans = usePlatformQuery(plansQuestion);
  const latest = useMemo(
    () => [...(plans.data ?? [])].sort((a, b) => b.received.localeCompare(a.received)).slice(0, MOST_PLANS),
    [plans.data],
  );
  const results = usePlatformQueries(latest.map(planQuestion));
  return latest.flatMap(({flightPlanId}, index) => {
    const reading = readPlans(results[index]?.data);
    const [read] = reading.kind === 'plans' ? reading.plans : [];
    const positions = read ? flownPath(read.plan).points.map(({position}) => position) : [];
    return positions.length > 0 ? [{id: flightPlanId, name: flightPlanId, positions}] : [];
  });
}
