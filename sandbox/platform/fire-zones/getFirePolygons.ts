import {notFound} from '../../http/apiError';
import {readPathHour} from '../shared/pathHour';
import {hourOf, isoTime, startOfHour} from '../../world/time';
import {defineHandler} from '../defineHandler';
import {firesEverywhere} from './firesEverywhere';

export const getFirePolygons = defineHandler('getFirePolygons', ({path, seed, clock, answer}) => {
  const {clockHour, text} = readPathHour(path);
  if (!(clockHour <= hourOf(clock.now().getTime())))
    throw notFound(`There are no fire boundaries for ${text}: it is later than the current hour`);
  const {source} = path;
  const boundaries = firesEverywhere(seed, source, clockHour).map(
    ({fireId, name, regionCode, areaHectares, geometry}) => ({
      ...{fireId, name, regionCode, areaHectares},
      boundary: geometry,
    }),
  );
  if (boundaries.length === 0) return answer(204);
  return answer(200, {source, observedAt: isoTime(startOfHour(clockHour)), boundaries});
});
