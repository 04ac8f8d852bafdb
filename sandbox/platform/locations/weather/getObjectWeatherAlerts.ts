import {defineHandler} from '../../shared/handlers/defineHandler';
import {objectsInOrder} from './members';
import {objectAlerts} from './objectWeather';

export const getObjectWeatherAlerts = defineHandler('getObjectWeatherAlerts', (context) => {
  const {alerts} = context.world;
  const now = context.clock.now().getTime();
  const objects = objectsInOrder(context, context.path.objectIds);
  return context.respond(200, {locations: objects.map((object) => objectAlerts(object, alerts, now))});
});
