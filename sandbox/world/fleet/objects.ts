import {cascadeDrones, pastureDrones} from './drones';
import type {FleetObject} from './types';
import {couriers, engines, taxis} from './vehicles';
import {barges, ferries} from './vessels';

/** All objects of the fleet, some two hundred, the same ones for every time. */
export function fleetObjects(seed: number): FleetObject[] {
  return [engines, cascadeDrones, ferries, couriers, taxis, barges, pastureDrones].flatMap((make) =>
    make(seed),
  );
}
