import {notFound} from '../../http/apiError';
import {readPathHour} from '../shared/weather/pathHour';
import {hourOf, isoTime, startOfHour} from '../../world/frame/time';
import {defineHandler} from '../shared/handlers/defineHandler';
import {firesEverywhere} from './firesEverywhere';

export const getFirePolygons = defineHandler('getFirePolygons', ({path, world, clock, respond}) => {
  const {clockHour, text} = readPathHour(path);
  if (!(clockHour <= hourOf(clock.now().getTime())))
    throw notFound(`There are no fire boundaries for ${text}: it is later than the current hour`);
  const {source} = path;
  const boundaries = firesEverywhere(world, source, clockHour).map(
    ({fireId, name, regionCode, areaHectares, geometry}) => ({
      fireId,
      name,
      regionCode,
      areaHectares,
      boundary: geometry,
    }),
  );
  if (boundaries.length === 0) return respond(204);
  return respond(200, {source, observedAt: isoTime(startOfHour(clockHour)), boundaries});
});
