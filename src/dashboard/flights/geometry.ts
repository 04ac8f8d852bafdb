import type {Geometry} from 'geojson';
import type {PathedPlan} from '@site/src/plan-check';

/** The value of the filter `flights-view` that shows restrictions in place of plans. */
export const AIRSPACE = 'airspace';

/** Where a plan is. */
export function geometryOf({path}: PathedPlan): Geometry {
  return {type: 'MultiPoint', coordinates: path.points.map(({position}) => [...position])};
}
