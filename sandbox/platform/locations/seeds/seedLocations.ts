import type {Dependencies} from '../../shared/handlers/dependencies';
import {seedAreas} from './seedAreas';
import {seedCollections} from './seedCollections';
import {seedObjects} from './seedObjects';
import {seedRoutes} from './seedRoutes';

/** What a fresh sandbox knows of the locations domain: a function of world and clock. */
export function seedLocations(dependencies: Dependencies): void {
  for (const seed of [seedCollections, seedObjects, seedAreas, seedRoutes]) seed(dependencies);
}
