import type {Services} from '../../services';
import {seedDrones} from './seedDrones';
import {seedFlightObjects} from './seedFlightObjects';
import {seedPlans} from './seedPlans';
import {seedRestrictions} from './seedRestrictions';

/** The flights of the story, and a few near its cities: what a first request to a fresh sandbox finds. */
export function seedFlights(services: Services): void {
  seedDrones(services);
  seedFlightObjects(services);
  seedRestrictions(services);
  seedPlans(services);
}
