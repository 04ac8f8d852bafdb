import type {Dependencies} from '../../shared/handlers/dependencies';
import {seedOrganization} from './organization/seedOrganization';
import {seedDrones} from './seedDrones';
import {seedFlightObjects} from './seedFlightObjects';
import {seedPlans} from './seedPlans';
import {seedRestrictions} from './seedRestrictions';

/** The flights of the story, and a few near its cities: what a first request to a fresh sandbox finds. */
export function seedFlights(dependencies: Dependencies): void {
  seedDrones(dependencies);
  seedFlightObjects(dependencies);
  seedRestrictions(dependencies);
  seedPlans(dependencies);
  seedOrganization(dependencies);
}
