import Translate, {translate} from '@docusaurus/Translate';
import {PlanProfile} from '@site/src/flight-plans/profile/PlanProfile';
import type {Conflict, PathedPlan, Restriction} from '@site/src/plan-check';
import {useMemo, useState} from 'react';
import type {CheckedPlan} from '../data/reportData';
import {PlansMap} from '../map/PlansMap';
import styles from './plan.module.css';

interface Props {
  readonly plan: PathedPlan;
  readonly restrictions: readonly Restriction[];
  readonly check: CheckedPlan | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** As high as the map beside it, its heading and its legend left out; in pixels. */
const PROFILE = 324;
const noConflicts: readonly Conflict[] = [];

/** Map and profile side by side; what the one marks, the other shows. */
export function PlanPicture({plan, restrictions, check, now}: Props) {
  const [cursor, setCursor] = useState<number>();
  const conflicts = check?.conflicts ?? noConflicts;
  const ceilings = useMemo(() => conflicts.filter(({cause}) => cause.kind === 'restriction'), [conflicts]);
  const [openedAt] = useState(now);
  const plans = useMemo(() => [plan], [plan]);
  return (
    <div className={styles.picture}>
      <PlansMap
        label={translate({id: 'admin.plan.map', message: 'Map of {name}'}, {name: plan.name})}
        plans={plans}
        time={check?.thisHour ?? openedAt}
        restrictions={restrictions}
        conflicts={conflicts}
        cursor={cursor}
      />
      <section className={styles.profile}>
        <h3>
          <Translate id="admin.plan.profile">Altitude and ceilings</Translate>
        </h3>
        {plan.path.points.length > 1 ? (
          <PlanProfile
            plan={plan}
            cursor={cursor}
            conflicts={ceilings}
            moveCursor={setCursor}
            height={PROFILE}
          />
        ) : (
          <p>
            <Translate id="admin.plan.noPath">This plan has no flight path.</Translate>
          </p>
        )}
      </section>
    </div>
  );
}
