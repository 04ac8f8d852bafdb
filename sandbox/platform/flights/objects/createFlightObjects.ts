import {badRequest} from '../../../http/apiError';
import type {BodyOf} from '../../../contract/operationTypes';
import {completeReports, objectIdsOf} from '../../shared/objects/completeReports';
import {refuseTooMany} from '../../shared/objects/objectCount';
import {reportViolations, type SentReport} from '../../shared/objects/reportViolations';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {convertPosted, forbiddenResponse} from '../convertPosted';

/** Stores a batch of reports, or what a webhook makes of one: all of them, or none when one breaks a rule. */
export const createFlightObjects = defineHandler('createFlightObjects', async (context) => {
  const {query, account, store, clock, insist, respond} = context;
  const {accountId} = account;
  const {reports, metadata} = store.flights;
  const sent = await reportsOf(context.body, context);
  const objectIds = objectIdsOf(sent);
  const [only, ...others] = objectIds;
  return store.sharedCommit(() => {
    refuseTooMany(reports.countWith(accountId, objectIds));
    const complete = completeReports(sent, {accountId, metadata, collections: store.locations.collections});
    reports.save(accountId, complete, clock.now().getTime());
    return insist(
      respond(
        201,
        {accepted: sent.length, ...(query.echo && {objects: complete.map(({report}) => report)})},
        {Location: `/flights/v2/objects${others.length === 0 ? `/${only}` : ''}`},
      ),
    );
  });
});

type Upload = BodyOf<'createFlightObjects'>;

async function reportsOf(body: Upload, context: Parameters<typeof convertPosted>[0]): Promise<SentReport[]> {
  if (Array.isArray(body)) {
    const violations = violationsOf(body);
    if (violations.length > 0) throw badRequest(...violations);
    return body;
  }
  const converted = (await convertPosted(context, body)) as Upload;
  const violations = Array.isArray(converted) ? violationsOf(converted) : ['body must be array'];
  if (!Array.isArray(converted) || violations.length > 0) throw forbiddenResponse(body.format, violations);
  return converted;
}

const violationsOf = (reports: readonly SentReport[]): string[] =>
  reports.flatMap((report, index) => reportViolations(report, `body[${index}]`));
