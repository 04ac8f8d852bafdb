import type {Database} from '../database';
import {createObjectMetadataStore, type ObjectMetadataStore} from '../objects/objectMetadata';
import {createReports, type Reports} from '../objects/reports';
import {flight} from '../objects/tables';
import {createDrones, type Drones} from './drones';
import {migrations} from './migrations';
import {createPlans, type Plans} from './plans';
import {createRestrictions, type Restrictions} from './restrictions';

/** What the flights domain keeps. */
export interface FlightsStore {
  readonly drones: Drones;
  readonly plans: Plans;
  readonly restrictions: Restrictions;
  readonly reports: Reports;
  readonly metadata: ObjectMetadataStore;
  clear(): void;
}

export function createFlightsStore(database: Database): FlightsStore {
  database.migrate('flights', migrations);
  const parts = {
    drones: createDrones(database),
    plans: createPlans(database),
    restrictions: createRestrictions(database),
    reports: createReports(database, flight),
    metadata: createObjectMetadataStore(database, flight),
  };
  return {...parts, clear: () => Object.values(parts).forEach((part) => part.clear())};
}
