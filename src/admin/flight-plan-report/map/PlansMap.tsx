import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {airspaceLayer} from '@site/src/flight-plans/layers/airspaceLayer';
import {pathsLayer, planLayer} from '@site/src/flight-plans/layers/planLayers';
import {boundsOf, viewOfBounds, type StageLayer, type StageProps} from '@site/src/map';
import {fenceRing, type Conflict, type PathedPlan, type Restriction} from '@site/src/plan-check';
import type {Geometry} from 'geojson';
import {useMemo} from 'react';
import styles from './map.module.css';

const StageMap = lazyPart<StageProps>(() => import('@theme/Map/Stage'), <Loading />);

interface Props {
  readonly label: string;
  readonly plans: readonly PathedPlan[];
  readonly restrictions: readonly Restriction[];
  /** What is marked on the path; of one plan alone. */
  readonly conflicts?: readonly Conflict[];
  /** Metres of path of the one plan. */
  readonly cursor?: number | undefined;
  /** The time at which restrictions are drawn as in force. */
  readonly time: number;
  readonly onPick?: (planId: string) => void;
}

const noConflicts: readonly Conflict[] = [];
const stay = () => undefined;

/** Paths, fences and rally points of plans among restricted airspace. */
export function PlansMap(props: Props) {
  const {label, plans, restrictions, conflicts = noConflicts, cursor, time, onPick} = props;
  const view = useMemo(() => {
    const bounds = boundsOf(plans.map(geometryOf));
    return bounds && viewOfBounds(bounds);
  }, [plans]);
  const layers = useMemo((): StageLayer[] => {
    const [only, ...others] = plans;
    const selected = others.length === 0 ? only : undefined;
    return [
      {...airspaceLayer('report:airspace', restrictions, time, []), opacity: 1},
      {...pathsLayer(plans, [selected?.id]), opacity: 1},
      {...planLayer(selected, conflicts, cursor), opacity: 1},
    ];
  }, [plans, restrictions, conflicts, cursor, time]);
  return (
    <div className={styles.map}>
      <StageMap
        label={label}
        layers={layers}
        view={view}
        isPart
        onMove={stay}
        onPick={(hit) => hit && onPick?.(String(hit.properties['id']))}
      />
    </div>
  );
}

/** All that a map of the plan shows of it. */
function geometryOf({plan, path}: PathedPlan): Geometry {
  const positions = [
    ...path.points.map(({position}) => position),
    ...plan.fences.flatMap(fenceRing),
    ...plan.rallyPoints,
  ];
  return {type: 'MultiPoint', coordinates: positions.map((position) => [...position])};
}
