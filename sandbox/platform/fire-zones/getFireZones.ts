import type {Fire} from '../../world/fires/types';
import {defineHandler} from '../shared/handlers/defineHandler';

export const getFireZones = defineHandler('getFireZones', ({path, world, clock, respond}) => {
  const {regionCode, source} = path;
  const fires = world.firesAt(regionCode, source, clock.now().getTime());
  if (fires.length === 0) return respond(204);
  return respond(200, {type: 'FeatureCollection', features: fires.map(featureOf)});
});

function featureOf({geometry, ...properties}: Fire) {
  return {type: 'Feature' as const, id: properties.fireId, geometry, properties};
}
