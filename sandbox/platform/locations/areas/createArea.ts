import {badRequest} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {collectionNameOf} from '../collectionNameOf';
import {readBoundary, writeArea} from './areaBoundary';

/** What the areas of one account may take together: `listAreas` is not paged, and its response must fit in memory. */
export const MOST_AREA_BYTES = 32 * 1024 * 1024;

export const createArea = defineHandler('createArea', ({body, account, store, respond}) => {
  const {areaId, areaName, collectionId, properties, format} = body;
  const area = {
    areaId,
    areaName,
    collectionId,
    collectionName: body.collectionName ?? collectionNameOf(store, account, collectionId),
    coordinates: readBoundary(body),
    properties,
  };
  const {areas} = store.locations;
  if (areas.size(account.accountId, areaId) + JSON.stringify(area).length > MOST_AREA_BYTES)
    throw badRequest(
      `body would take your areas over the limit of ${MOST_AREA_BYTES} bytes; delete some first`,
    );
  areas.save(account.accountId, area);
  return respond(201, writeArea(area, format), {Location: `/locations/v2/areas/${areaId}?format=${format}`});
});
