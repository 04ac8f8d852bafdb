import {alertsAlong, eventsAlong} from '@site/src/flight-plans/air/airAlong';
import {listRestrictions} from '@site/src/flight-plans/data/planCalls';
import {
  checkPlan,
  planFacts,
  routeBody,
  type PathedPlan,
  type PlanCheck,
  type PlanFacts,
  type Restriction,
} from '@site/src/plan-check';
import {createLoader} from '../../shared/loader';
import {pauseAfter} from '../../shared/pauseAfter';
import type {Platform} from '../../shared/usePlatform';
import {loadPlanFile, loadSignature, parsePlan, type Signature} from './planCalls';
import {createRecentPlans} from './recentPlans';

/** A plan in figures, with its name and who stored it. */
export interface PlanContents extends Signature {
  readonly name: string;
  readonly facts: PlanFacts;
  /** Whether some of its lines were worked out here. */
  readonly isEstimated: boolean;
}

/** Whether a plan can be flown in the hours from one on. */
export interface CheckedPlan extends PlanCheck {
  /** The start of the first hour, in milliseconds since 1970. */
  readonly thisHour: number;
  /** When it was checked, in milliseconds since 1970. */
  readonly checkedAt: number;
}

export type ReportData = ReturnType<typeof createReportData>;

export const HOUR_MS = 3_600_000;
/** Two requests each: a browser keeps no more than six connections to a server of HTTP/1.1. */
const MOST_AT_ONCE = 3;

/** What the report has loaded of the platform's plans, and loads. */
export function createReportData({client, clock}: Platform) {
  const recent = createRecentPlans();
  let restrictions: Promise<readonly Restriction[]> | undefined;
  const loadAirspace = () =>
    (restrictions ??= listRestrictions(client).catch((error: unknown) => {
      restrictions = undefined;
      throw error;
    }));
  const loadPlan = async (id: string, signal?: AbortSignal): Promise<PathedPlan> => {
    const known = recent.find(id);
    if (known) return known;
    const plan = parsePlan(id, await loadPlanFile(client, id, signal));
    recent.add(plan);
    return plan;
  };
  const contents = createLoader<PlanContents>(
    async (id, signal) => {
      const [plan, signature] = await Promise.all([loadPlan(id, signal), loadSignature(client, id, signal)]);
      const {name, path} = plan;
      return {name, ...signature, facts: planFacts(plan.plan, path), isEstimated: path.isEstimated};
    },
    {most: MOST_AT_ONCE, pause: pauseAfter},
  );
  const checks = createLoader<CheckedPlan>(
    async (id, signal) => {
      const [{path, launchAltitude}, airspace] = await Promise.all([loadPlan(id, signal), loadAirspace()]);
      const checkedAt = clock.now();
      const thisHour = checkedAt - (checkedAt % HOUR_MS);
      const body = routeBody(path, thisHour);
      const [alerts, events] = body
        ? await Promise.all([alertsAlong(client, body, signal), eventsAlong(client, body, signal)])
        : [[], []];
      const context = {restrictions: airspace, alerts, events, launchAltitude, thisHour};
      return {...checkPlan(path, context), thisHour, checkedAt};
    },
    {most: MOST_AT_ONCE, pause: pauseAfter},
  );
  return {
    contents,
    checks,
    loadPlan,
    loadAirspace,
    now: clock.now,
    /** Loads what has failed once more. */
    retry: () => {
      contents.retry();
      checks.retry();
    },
    /** Milliseconds until the hours begin with another one. */
    untilNextHour: () => HOUR_MS - (clock.now() % HOUR_MS),
    /** In another hour all plans are to be checked anew, against the airspace as it is then. */
    forgetChecks: () => {
      restrictions = undefined;
      checks.clear();
    },
    /** A plan has been stored anew: nothing that was known of it is true any more. */
    forget: (id: string) => {
      recent.remove(id);
      contents.forget(id);
      checks.forget(id);
    },
  };
}
