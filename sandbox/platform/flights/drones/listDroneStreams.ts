import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** A drone has one stream; the list is the shape that version 1 promised. */
export const listDroneStreams = defineHandler('listDroneStreams', ({path, account, store, respond}) => {
  const drone = store.flights.drones.find(account.accountId, path.droneId);
  if (!drone) throw notFound();
  return respond(200, {streams: [{droneId: drone.droneId, streamName: drone.stream.name}]});
});
