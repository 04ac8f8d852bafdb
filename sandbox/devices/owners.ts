import {adminAccount, developer, type SeededAccount} from '../base/seededAccounts';
import type {Devices} from '../world/devices/devices';
import type {Device} from '../world/devices/types';

/** An account that devices of the fleet report to. */
export interface FleetOwner {
  readonly account: SeededAccount;
  /** Whether a collection of the fleet is the account's too. Accounts share nothing, so each has objects of its own. */
  readonly owns: (collectionId: string) => boolean;
}

/** The developer has the whole fleet; the admin the vehicles and ferries of the story. */
export const fleetOwners: readonly FleetOwner[] = [
  {
    account: adminAccount,
    owns: (collectionId) => ['deschutes-fleet', 'puget-ferries'].includes(collectionId),
  },
  {account: developer, owns: () => true},
];

/** The objects of the fleet that report to an account. */
export function objectsOf(fleet: Devices, owner: FleetOwner): Device[] {
  return fleet.all.filter(({collectionId}) => owner.owns(collectionId));
}
