import type {Database} from '../database';
import {createObjectMetadataStore} from '../objects/objectMetadata';
import type {ObjectMetadataStore} from '../objects/objectMetadata';
import {createReports} from '../objects/reports';
import type {Reports} from '../objects/reports';
import {GROUND} from '../objects/tables';
import {createAreas} from './areas';
import type {Areas} from './areas';
import {createCollections} from './collections';
import type {Collections} from './collections';
import {migrations} from './migrations';
import {createRoutes} from './routes';
import type {Routes} from './routes';

/** What the locations domain keeps. */
export interface LocationsStore {
  readonly collections: Collections;
  readonly reports: Reports;
  readonly metadata: ObjectMetadataStore;
  readonly areas: Areas;
  readonly routes: Routes;
  clear(): void;
}

export function createLocationsStore(database: Database): LocationsStore {
  database.migrate('locations', migrations);
  const parts = {
    collections: createCollections(database),
    reports: createReports(database, GROUND),
    metadata: createObjectMetadataStore(database, GROUND),
    areas: createAreas(database),
    routes: createRoutes(database),
  };
  return {...parts, clear: () => Object.values(parts).forEach((part) => part.clear())};
}
