import {badRequest} from '../../../http/apiError';
import {completeReports, objectIdsOf} from '../../shared/objects/completeReports';
import {refuseTooMany} from '../../shared/objects/objectCount';
import {reportViolations} from '../../shared/objects/reportViolations';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Stores a batch of reports: all of them, or none when one breaks a rule. */
export const createObjects = defineHandler(
  'createObjects',
  async ({body, query, account, store, clock, insist, respond}) => {
    const {accountId} = account;
    const {reports, metadata, collections} = store.locations;
    const violations = body.flatMap((report, index) => reportViolations(report, `body[${index}]`));
    if (violations.length > 0) throw badRequest(...violations);

    const objectIds = objectIdsOf(body);
    const [only, ...others] = objectIds;
    return store.sharedCommit(() => {
      refuseTooMany(reports.countWith(accountId, objectIds));
      const complete = completeReports(body, {accountId, metadata, collections});
      reports.save(accountId, complete, clock.now().getTime());
      return insist(
        respond(
          201,
          {accepted: body.length, ...(query.echo && {objects: complete.map(({report}) => report)})},
          {Location: `/locations/v2/objects${others.length === 0 ? `/${only}` : ''}`},
        ),
      );
    });
  },
);
