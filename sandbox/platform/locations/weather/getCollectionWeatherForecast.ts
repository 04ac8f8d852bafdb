import {defineHandler} from '../../defineHandler';
import {askForecast} from '../../askForecast';
import {longList} from '../../longList';
import {map} from '../../../base/map';
import {objectsOfCollections, throughRoutes} from './members';
import {objectForecast} from './objectWeather';
import {routeForecast} from './routeWeather';

export const getCollectionWeatherForecast = defineHandler('getCollectionWeatherForecast', (call) => {
  const {collectionIds} = call.path;
  if (call.query.collectionType === 'routes') {
    const question = askForecast(call, call.query, ['temp', 'rain', 'wind', 'snow']);
    const routes = throughRoutes(call, collectionIds, (route) => routeForecast(route, question));
    return call.answer(200, longList('routes', routes));
  }
  const question = askForecast(call, call.query, ['temp', 'rain', 'wind']);
  const objects = objectsOfCollections(call, collectionIds);
  return call.answer(
    200,
    longList(
      'locations',
      map(objects, (object) => objectForecast(object, question)),
    ),
  );
});
