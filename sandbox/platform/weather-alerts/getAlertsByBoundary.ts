import {notFound} from '../../http/apiError';
import {defineHandler} from '../shared/handlers/defineHandler';

export const getAlertsByBoundary = defineHandler('getAlertsByBoundary', ({path, world, clock, respond}) => {
  const {countryCode, areaId} = path;
  const alerts = world.alerts.inArea(countryCode, areaId, clock.now().getTime());
  if (!alerts) throw notFound(`There is no area ${areaId} in the country ${countryCode}`);
  return alerts.length === 0 ? respond(204) : respond(200, {alerts});
});
