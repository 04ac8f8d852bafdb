import {defineHandler} from '../../shared/handlers/defineHandler';
import {longList} from '../../shared/handlers/longList';
import {map} from '../../../base/map';
import {objectsOfCollections, throughRoutes} from './members';
import {objectAlerts} from './objectWeather';
import {routeAlerts} from './routeWeather';

export const getCollectionWeatherAlerts = defineHandler('getCollectionWeatherAlerts', (call) => {
  const {collectionIds} = call.path;
  const {alerts} = call.world;
  const now = call.clock.now().getTime();
  if (call.query.collectionType === 'routes') {
    const routes = throughRoutes(call, collectionIds, (route) => routeAlerts(route, alerts, now));
    return call.respond(200, longList('routes', routes));
  }
  const objects = objectsOfCollections(call, collectionIds);
  return call.respond(
    200,
    longList(
      'locations',
      map(objects, (object) => objectAlerts(object, alerts, now)),
    ),
  );
});
