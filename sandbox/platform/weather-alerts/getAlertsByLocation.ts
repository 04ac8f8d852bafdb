import {defineHandler} from '../defineHandler';
import {worldOf} from '../worldOf';

export const getAlertsByLocation = defineHandler('getAlertsByLocation', ({path, seed, clock, answer}) => {
  const [lon, lat] = path.coordinates;
  const alerts = worldOf(seed).alerts.over(lon, lat, clock.now().getTime());
  return alerts.length === 0 ? answer(204) : answer(200, {alerts});
});
