import {defineHandler} from '../../defineHandler';
import {askForecast} from '../../askForecast';
import {objectsInOrder} from './members';
import {objectForecast} from './objectWeather';

export const getObjectWeatherForecast = defineHandler('getObjectWeatherForecast', (call) => {
  const question = askForecast(call, call.query);
  const objects = objectsInOrder(call, call.path.objectIds);
  return call.answer(200, {locations: objects.map((object) => objectForecast(object, question))});
});
