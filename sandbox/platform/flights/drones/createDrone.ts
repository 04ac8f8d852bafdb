import {badRequest} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import type {StoredDrone} from '../../../store/flights/drones';

/** How many drones an account may hold: as said in the description of `listDrones`, which is not paged. */
export const MOST_DRONES = 1000;

export const createDrone = defineHandler('createDrone', ({body, account, store, respond}) => {
  const {drones} = store.flights;
  const {droneId, collectionId} = body;
  const isNew = !drones.find(account.accountId, droneId);
  if (isNew && drones.count(account.accountId) >= MOST_DRONES)
    throw badRequest(
      `body.droneId would be drone ${MOST_DRONES + 1} of the account; the limit is ${MOST_DRONES}`,
    );
  const drone = {droneId, collectionId, stream: completeStream(body.stream)};
  drones.save(account.accountId, drone);
  return respond(201, drone, {Location: `/flights/v1/drones/${droneId}`});
});

/** The stream with its defaults, and without what the contract does not know. */
function completeStream(stream: StoredDrone['stream']): StoredDrone['stream'] {
  if (stream.type === 'WebRTC') return {type: 'WebRTC', name: stream.name};
  const {name, mediaType = 'video/h264', dataRetentionInHours = 1, deviceName} = stream;
  return {type: 'KVS', name, mediaType, dataRetentionInHours, ...(deviceName !== undefined && {deviceName})};
}
