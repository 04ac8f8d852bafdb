import {defineHandler} from '../../shared/handlers/defineHandler';
import {askForecast} from '../../shared/weather/askForecast';
import {objectsInOrder} from './members';
import {objectForecast} from './objectWeather';

export const getObjectWeatherForecast = defineHandler('getObjectWeatherForecast', (call) => {
  const question = askForecast(call, call.query);
  const objects = objectsInOrder(call, call.path.objectIds);
  return call.respond(200, {locations: objects.map((object) => objectForecast(object, question))});
});
