import type {PlansInNotation} from '../plan-formats/notations';
import {readPlans} from '../plan-formats/notations';
import {ADMIN, DEVELOPER} from '../../../base/seededAccounts';
import type {Services} from '../../services';
import {savePlans} from '../plans/savePlans';
import {BEND_BRIDGE, BEND_INSPECTION, BAINBRIDGE_WATCH} from './plansNearCities';
import {RIDGE_CREEK_SURVEY} from './ridgeCreekSurvey';

/** The survey over the fire for both accounts, and a few flights near the story's cities for the developer. */
export function seedPlans(services: Services): void {
  const sow = (account: typeof DEVELOPER, upload: PlansInNotation) =>
    savePlans(readPlans(upload, 'seeds'), {...services, account});
  const uxv = [BEND_BRIDGE, BEND_INSPECTION, BAINBRIDGE_WATCH];
  sow(DEVELOPER, {format: 'qgc', plans: [RIDGE_CREEK_SURVEY]});
  sow(DEVELOPER, {format: 'uxv', plans: uxv});
  sow(ADMIN, {format: 'qgc', plans: [RIDGE_CREEK_SURVEY]});
}
