import {defineHandler} from '../../defineHandler';
import {askForecast} from '../../askForecast';
import {objectsOfCollections, throughRoutes} from './members';
import {objectForecast} from './objectWeather';
import {routeForecast} from './routeWeather';

export const getCollectionWeatherForecast = defineHandler('getCollectionWeatherForecast', (call) => {
  const {collectionIds} = call.path;
  if (call.query.collectionType === 'routes') {
    const question = askForecast(call, call.query, ['temp', 'rain', 'wind', 'snow']);
    const routes = throughRoutes(call, collectionIds, (route) => routeForecast(route, question));
    return call.answer(200, {routes});
  }
  const question = askForecast(call, call.query, ['temp', 'rain', 'wind']);
  const objects = objectsOfCollections(call, collectionIds);
  return call.answer(200, {locations: objects.map((object) => objectForecast(object, question))});
});
