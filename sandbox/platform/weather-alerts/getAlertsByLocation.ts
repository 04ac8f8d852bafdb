import {defineHandler} from '../shared/handlers/defineHandler';
import {worldOf} from '../worldOf';

export const getAlertsByLocation = defineHandler('getAlertsByLocation', ({path, seed, clock, respond}) => {
  const [lon, lat] = path.coordinates;
  const alerts = worldOf(seed).alerts.over(lon, lat, clock.now().getTime());
  return alerts.length === 0 ? respond(204) : respond(200, {alerts});
});
