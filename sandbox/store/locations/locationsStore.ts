import type {Database} from '../database';
import {createObjectMetadataStore, type ObjectMetadataStore} from '../objects/objectMetadata';
import {createReports, type Reports} from '../objects/reports';
import {ground} from '../objects/tables';
import {createAreas, type Areas} from './areas';
import {createCollections, type Collections} from './collections';
import {migrations} from './migrations';
import {createRoutes, type Routes} from './routes';

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
    reports: createReports(database, ground),
    metadata: createObjectMetadataStore(database, ground),
    areas: createAreas(database),
    routes: createRoutes(database),
  };
  return {...parts, clear: () => Object.values(parts).forEach((part) => part.clear())};
}
