import type {Domain} from '../shared/handlers/domain';
import {getFirePolygons} from './getFirePolygons';
import {getFireZones} from './getFireZones';
import {getFireZoneTile} from './getFireZoneTile';

export const fireZones: Domain = {
  name: 'fire-zones',
  handlers: [getFireZones, getFirePolygons, getFireZoneTile],
};
