import {defineHandler} from '../../shared/handlers/defineHandler';
import {worldOf} from '../../worldOf';
import {objectsInOrder} from './members';
import {objectAlerts} from './objectWeather';

export const getObjectWeatherAlerts = defineHandler('getObjectWeatherAlerts', (call) => {
  const {alerts} = worldOf(call.seed);
  const now = call.clock.now().getTime();
  const objects = objectsInOrder(call, call.path.objectIds);
  return call.respond(200, {locations: objects.map((object) => objectAlerts(object, alerts, now))});
});
