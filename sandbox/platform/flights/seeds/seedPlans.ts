import {type PlansInNotation, readPlans} from '../plan-formats/notations';
import {adminAccount, developer} from '../../../base/seededAccounts';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {savePlans} from '../plans/savePlans';
import {bendBridge, bendInspection, bainbridgeWatch} from './plansNearCities';
import {ridgeCreekSurvey} from './ridgeCreekSurvey';

/** The survey over the fire for both accounts, and a few flights near the story's cities for the developer. */
export function seedPlans(dependencies: Dependencies): void {
  const seed = (account: typeof developer, upload: PlansInNotation) =>
    savePlans(readPlans(upload, 'seeds'), {...dependencies, account});
  const uxv = [bendBridge, bendInspection, bainbridgeWatch];
  seed(developer, {format: 'qgc', plans: [ridgeCreekSurvey]});
  seed(developer, {format: 'uxv', plans: uxv});
  seed(adminAccount, {format: 'qgc', plans: [ridgeCreekSurvey]});
}
