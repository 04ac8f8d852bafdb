import {defineHandler} from '../../shared/handlers/defineHandler';
import {askForecast} from '../../shared/weather/askForecast';
import {longList} from '../../shared/handlers/longList';
import {map} from '../../../base/map';
import {objectsOfCollections, throughRoutes} from './members';
import {objectForecast} from './objectWeather';
import {routeForecast} from './routeWeather';

export const getCollectionWeatherForecast = defineHandler('getCollectionWeatherForecast', (call) => {
  const {collectionIds} = call.path;
  if (call.query.collectionType === 'routes') {
    const question = askForecast(call, call.query, ['temp', 'rain', 'wind', 'snow']);
    const routes = throughRoutes(call, collectionIds, (route) => routeForecast(route, question));
    return call.respond(200, longList('routes', routes));
  }
  const question = askForecast(call, call.query, ['temp', 'rain', 'wind']);
  const objects = objectsOfCollections(call, collectionIds);
  return call.respond(
    200,
    longList(
      'locations',
      map(objects, (object) => objectForecast(object, question)),
    ),
  );
});
