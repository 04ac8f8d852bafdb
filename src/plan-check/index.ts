export {checkPlan, worstOf, type HourCheck, type PlanCheck, type PlanContext} from './conflicts/checkPlan';
export {crossingsOf, NEAR, NEAR_IN_HEIGHT, type Crossing} from './conflicts/crossings';
export {
  HOURS,
  type Cause,
  type Conflict,
  type Reading,
  type Restriction,
  type Verdict,
} from './conflicts/types';
export {distanceToArea} from './geometry/distanceToArea';
export {isInside, type AreaGeometry} from './geometry/spans';
export {fenceRing} from './path/fenceRing';
export {pointAt, stretchOf, type FlownPath, type PathPoint} from './path/flownPath';
export {pathedPlan, type PathedPlan} from './path/pathedPlan';
export {planFacts, type PlanFacts} from './path/planFacts';
export {storedPlan} from './path/storedPlan';
export {routeBody} from './path/routeBody';
export {readPlans, readPlanText} from './plan/readPlans';
export type {
  AltitudeMode,
  Fence,
  FlightPlan,
  FlownSegment,
  PassedOver,
  PlanFormat,
  PlanReading,
  PlanViolation,
  ReadPlan,
} from './plan/types';
