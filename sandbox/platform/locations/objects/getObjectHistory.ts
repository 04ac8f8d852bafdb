import {badRequest, notFound} from '../../../http/apiError';
import {instantViolations, parseInstant} from '../../../base/instants';
import {readCursor, writeCursor} from '../../shared/cursor';
import {defineHandler, given} from '../../shared/handlers/defineHandler';

/**
 * A page of an object's reports. An object has one report for each moment, so the moment of a page's last report is
 * all that the next page needs to know: whatever arrives in between, nothing is skipped and nothing repeated.
 */
export const getObjectHistory = defineHandler(
  'getObjectHistory',
  ({path, query, account, store, respond}) => {
    const limit = given(query.limit);
    const {start, end, behind} = readQuery(query);
    const from = behind === undefined ? start : Math.max(start, behind + 1);
    // One more than asked for tells whether there is a next page.
    const found = store.locations.reports.history(account.accountId, path.objectId, {
      from,
      until: end,
      limit: limit + 1,
    });
    if (!found) throw notFound();
    const history = found.slice(0, limit);
    const last = history.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return respond(200, {history, ...(hasMore && {after: writeCursor(last.timestamp)})});
  },
);

function readQuery(query: {start: string; end?: string; after?: string}) {
  const violations = [
    ...instantViolations('query.start', query.start),
    ...instantViolations('query.end', query.end),
  ];
  const start = parseInstant(query.start) ?? 0;
  const end = query.end === undefined ? Infinity : (parseInstant(query.end) ?? Infinity);
  if (violations.length === 0 && end <= start) violations.push('query.end must be later than query.start');
  const behind = parseInstant(readCursor(query.after ?? '') ?? '');
  if (query.after !== undefined && behind === undefined)
    violations.push('query.after must be the "after" value of a page of this history');
  if (violations.length > 0) throw badRequest(...violations);
  return {start, end: Math.min(end, Number.MAX_SAFE_INTEGER), behind};
}
