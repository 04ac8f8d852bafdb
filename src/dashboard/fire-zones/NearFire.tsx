import Translate from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {plansQuestion} from '../shared/data/flightQuestions';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {newestPlans} from '../shared/flights/newestPlans';
import {UnreadPlans} from '../shared/flights/UnreadPlans';
import {useStoredPlans} from '../shared/flights/useStoredPlans';
import {useItems} from '../shared/objects/useItems';
import styles from './fires.module.css';
import type {Fire} from './fires';
import {near, type Near, type Subject} from './near';
import {awayText} from './words';

/** Farther away nothing counts as near. */
const MOST_METRES = 50_000;
/** Each is a request: of more plans only the latest are looked at. */
const MOST_PLANS = 30;
const noPlans: readonly PlanItem[] = [];

interface Named extends Subject {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly fire: Fire;
}

/** Objects and flight plans within 50 km of a fire, the nearest first. */
export function NearFire({fire}: Props) {
  const {subjects, unread} = usePlanSubjects();
  return (
    <>
      <NearList
        title={<Translate id="dashboard.fires.objects">Objects within 50 km</Translate>}
        found={useNear(fire, useObjectSubjects())}
      />
      <NearList
        title={<Translate id="dashboard.fires.plans">Flight plans within 50 km</Translate>}
        found={useNear(fire, subjects)}
      />
      <UnreadPlans unread={unread} />
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
              <span>{subject.name}</span> <span>{awayText(metres)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The objects of the dashboard that have a position. */
export function useObjectSubjects(): readonly Named[] {
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

function usePlanSubjects() {
  const listed = usePlatformQuery(plansQuestion);
  const items = listed.data ?? noPlans;
  const {plans, unread} = useStoredPlans(useMemo(() => newestPlans(items, MOST_PLANS), [items]));
  const subjects = useMemo(
    () =>
      plans.map(({id, name, path}): Named => ({
        id,
        name,
        positions: path.points.map(({position}) => position),
      })),
    [plans],
  );
  return {subjects, unread};
}

function useNear(fire: Fire, subjects: readonly Named[]) {
  return useMemo(() => near(fire.geometry, subjects, MOST_METRES), [fire.geometry, subjects]);
}
