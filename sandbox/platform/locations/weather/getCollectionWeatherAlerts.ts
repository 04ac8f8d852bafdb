import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';
import {map} from '../../../base/map';
import {leftOutHeaders, objectsOfCollections, throughRoutes} from './members';
import {objectAlerts} from './objectWeather';
import {routeAlerts} from './routeWeather';

export const getCollectionWeatherAlerts = defineHandler('getCollectionWeatherAlerts', (context) => {
  const {collectionIds} = context.path;
  const leftOut = leftOutHeaders(context, collectionIds);
  const {alerts} = context.world;
  const now = context.clock.now().getTime();
  if (context.query.collectionType === 'routes') {
    const routes = throughRoutes(context, collectionIds, (route) => routeAlerts(route, alerts, now));
    return context.respond(200, new LongList('routes', routes), leftOut);
  }
  const objects = objectsOfCollections(context, collectionIds);
  return context.respond(
    200,
    new LongList(
      'locations',
      map(objects, (object) => objectAlerts(object, alerts, now)),
    ),
    leftOut,
  );
});
