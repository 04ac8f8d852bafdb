import {badRequest} from '../../../http/apiError';

/** How many objects of a kind an account may have: their lists have no pages, so one response must fit in memory. */
export const MOST_OBJECTS = 20_000;

/**
 * @param count - how many objects the account would have; `undefined` when it has no more than before.
 * @throws ApiError 400 when those are too many.
 */
export function refuseTooMany(count: number | undefined): void {
  if (count !== undefined && count > MOST_OBJECTS)
    throw badRequest(
      `body would give the account ${count} objects; the limit is ${MOST_OBJECTS}, so delete some first`,
    );
}
