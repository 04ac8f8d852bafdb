import {adminAccount, developer, type SeededAccount} from '../../base/seededAccounts';
import type {Devices} from './devices';
import type {Device} from './types';

/** An account that devices of the fleet report to. */
export interface DeviceOwner {
  readonly account: SeededAccount;
  /** Whether a collection of the fleet is the account's too. Accounts share nothing, so each has objects of its own. */
  readonly owns: (collectionId: string) => boolean;
}

/** The developer has the whole fleet; the admin the vehicles and ferries of the story. */
export const deviceOwners: readonly DeviceOwner[] = [
  {
    account: adminAccount,
    owns: (collectionId) => ['deschutes-fleet', 'puget-ferries'].includes(collectionId),
  },
  {account: developer, owns: () => true},
];

/** The objects of the fleet that report to an account. */
export function devicesOf(fleet: Devices, owner: DeviceOwner): Device[] {
  return fleet.all.filter(({collectionId}) => owner.owns(collectionId));
}
