import type {Services} from '../../services';
import {seedAreas} from './seedAreas';
import {seedCollections} from './seedCollections';
import {seedObjects} from './seedObjects';
import {seedRoutes} from './seedRoutes';

/** What a fresh sandbox knows of the locations domain: a function of seed and clock. */
export function seedLocations(services: Services): void {
  for (const sow of [seedCollections, seedObjects, seedAreas, seedRoutes]) sow(services);
}
