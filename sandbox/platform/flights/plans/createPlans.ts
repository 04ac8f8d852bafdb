import {badRequest} from '../../../http/apiError';
import {readPlans, type PlansInNotation, type ReadPlan} from '../plan-formats/notations';
import type {BodyOf} from '../../../contract/operationTypes';
import {convertPosted, forbiddenResponse} from '../convertPosted';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {describeEntries} from './describeEntries';
import {savePlans} from './savePlans';

/** Stores plans in any notation, or in a format of the account's own: all of them, or none when one is wrong. */
export const createPlans = defineHandler('createPlans', async (context) => {
  const plans = await plansOf(context.body, context);
  return context.store.transaction(() => {
    const entries = savePlans(plans, context);
    const [only, ...others] = entries;
    return context.insist(
      context.respond(
        201,
        {plans: describeEntries(entries, context)},
        {Location: others.length === 0 && only ? `/flights/v2/plans/${only.planId}` : '/flights/v2/plans'},
      ),
    );
  });
});

type Upload = BodyOf<'createPlans'>;

async function plansOf(body: Upload, context: Parameters<typeof convertPosted>[0]): Promise<ReadPlan[]> {
  if (isInNotation(body)) {
    const plans = readPlans(body, 'body.plans');
    const violations = plans.flatMap((plan) => plan.violations);
    if (violations.length > 0) throw badRequest(...violations);
    return plans;
  }
  const converted = (await convertPosted(context, body)) as Upload;
  if (!isInNotation(converted))
    throw forbiddenResponse(body.format, ['body.format must be one of "uxv", "geojson", "qgc"']);
  const plans = readPlans(converted, 'body.plans');
  const violations = plans.flatMap((plan) => plan.violations);
  if (violations.length > 0) throw forbiddenResponse(body.format, violations);
  return plans;
}

function isInNotation(upload: Upload): upload is PlansInNotation & Upload {
  return upload.format === 'uxv' || upload.format === 'geojson' || upload.format === 'qgc';
}
