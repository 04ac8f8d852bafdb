import {defineHandler} from '../shared/handlers/defineHandler';

export const getAlertsByLocation = defineHandler('getAlertsByLocation', ({path, world, clock, respond}) => {
  const [lon, lat] = path.coordinates;
  const alerts = world.alerts.over(lon, lat, clock.now().getTime());
  return alerts.length === 0 ? respond(204) : respond(200, {alerts});
});
