import {defineHandler} from '../../shared/handlers/defineHandler';
import {forecastQuestion} from '../../shared/weather/forecastQuestion';
import {LongList} from '../../shared/handlers/longList';
import {map} from '../../../base/map';
import {leftOutHeaders, objectsOfCollections, throughRoutes} from './members';
import {objectForecast} from './objectWeather';
import {routeForecast} from './routeWeather';

export const getCollectionWeatherForecast = defineHandler('getCollectionWeatherForecast', (context) => {
  const {collectionIds} = context.path;
  const leftOut = leftOutHeaders(context, collectionIds);
  if (context.query.collectionType === 'routes') {
    const question = forecastQuestion(context, context.query, ['temp', 'rain', 'wind', 'snow']);
    const routes = throughRoutes(context, collectionIds, (route) => routeForecast(route, question));
    return context.respond(200, new LongList('routes', routes), leftOut);
  }
  const question = forecastQuestion(context, context.query, ['temp', 'rain', 'wind']);
  const objects = objectsOfCollections(context, collectionIds);
  return context.respond(
    200,
    new LongList(
      'locations',
      map(objects, (object) => objectForecast(object, question)),
    ),
    leftOut,
  );
});
