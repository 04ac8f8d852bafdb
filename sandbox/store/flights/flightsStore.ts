import type {Database} from '../database';
import {createObjectMetadataStore} from '../objects/objectMetadata';
import type {ObjectMetadataStore} from '../objects/objectMetadata';
import {createReports} from '../objects/reports';
import type {Reports} from '../objects/reports';
import {FLIGHT} from '../objects/tables';
import {createDrones} from './drones';
import type {Drones} from './drones';
import {migrations} from './migrations';
import {createPlans} from './plans';
import type {Plans} from './plans';
import {createRestrictions} from './restrictions';
import type {Restrictions} from './restrictions';

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
    reports: createReports(database, FLIGHT),
    metadata: createObjectMetadataStore(database, FLIGHT),
  };
  return {...parts, clear: () => Object.values(parts).forEach((part) => part.clear())};
}
