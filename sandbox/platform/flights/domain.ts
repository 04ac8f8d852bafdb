import type {Domain} from '../shared/handlers/domain';
import {createDrone} from './drones/createDrone';
import {getDrone} from './drones/getDrone';
import {listDroneStreams} from './drones/listDroneStreams';
import {listDrones} from './drones/listDrones';
import {createFlightObjectMetadata} from './objects/createFlightObjectMetadata';
import {createFlightObjects} from './objects/createFlightObjects';
import {deleteFlightObjectMetadata} from './objects/deleteFlightObjectMetadata';
import {deleteFlightObjects} from './objects/deleteFlightObjects';
import {getFlightObjectMetadata} from './objects/getFlightObjectMetadata';
import {getFlightObjects} from './objects/getFlightObjects';
import {listFlightObjectMetadata} from './objects/listFlightObjectMetadata';
import {listFlightObjects} from './objects/listFlightObjects';
import {createPlans} from './plans/createPlans';
import {deletePlan} from './plans/deletePlan';
import {getPlan} from './plans/getPlan';
import {getPlanRestrictions} from './plans/getPlanRestrictions';
import {getPlanWeatherAlerts} from './plans/getPlanWeatherAlerts';
import {getPlanWeatherForecast} from './plans/getPlanWeatherForecast';
import {listPlans} from './plans/listPlans';
import {createRestriction} from './restrictions/createRestriction';
import {deleteRestriction} from './restrictions/deleteRestriction';
import {getRestriction} from './restrictions/getRestriction';
import {getRestrictionAlerts} from './restrictions/getRestrictionAlerts';
import {getRestrictionTile} from './restrictions/getRestrictionTile';
import {listRestrictions} from './restrictions/listRestrictions';
import {seedFlights} from './seeds/seedFlights';

export const flights: Domain = {
  name: 'flights',
  handlers: [
    ...[listDrones, createDrone, getDrone, listDroneStreams],
    ...[listFlightObjects, createFlightObjects, getFlightObjects, deleteFlightObjects],
    ...[listFlightObjectMetadata, createFlightObjectMetadata],
    ...[getFlightObjectMetadata, deleteFlightObjectMetadata],
    ...[listRestrictions, createRestriction, getRestriction, deleteRestriction],
    ...[getRestrictionAlerts, getRestrictionTile],
    ...[listPlans, createPlans, getPlan, deletePlan],
    ...[getPlanRestrictions, getPlanWeatherAlerts, getPlanWeatherForecast],
  ],
  seed: seedFlights,
};
