import {defineHandler} from '../../shared/handlers/defineHandler';
import {forecastQuestion} from '../../shared/weather/forecastQuestion';
import {objectsInOrder} from './members';
import {objectForecast} from './objectWeather';

export const getObjectWeatherForecast = defineHandler('getObjectWeatherForecast', (context) => {
  const question = forecastQuestion(context, context.query);
  const objects = objectsInOrder(context, context.path.objectIds);
  return context.respond(200, {locations: objects.map((object) => objectForecast(object, question))});
});
