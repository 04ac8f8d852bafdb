import {defineHandler} from '../../shared/handlers/defineHandler';
import {objectsInOrder} from './members';
import {objectAlerts} from './objectWeather';

export const getObjectWeatherAlerts = defineHandler('getObjectWeatherAlerts', (call) => {
  const {alerts} = call.world;
  const now = call.clock.now().getTime();
  const objects = objectsInOrder(call, call.path.objectIds);
  return call.respond(200, {locations: objects.map((object) => objectAlerts(object, alerts, now))});
});
