import {adminAccount, developer, type SeededAccount} from '../../base/seededAccounts';
import type {Devices} from './devices';
import type {Device} from './types';

/** An account that seeded devices report to. */
export interface DeviceOwner {
  readonly account: SeededAccount;
  /** Whether a seeded collection is the account's too. Accounts share nothing, so each has objects of its own. */
  readonly owns: (collectionId: string) => boolean;
}

/** The developer has all devices; the admin the vehicles and ferries of the story. */
export const deviceOwners: readonly DeviceOwner[] = [
  {
    account: adminAccount,
    owns: (collectionId) => ['deschutes-fleet', 'puget-ferries'].includes(collectionId),
  },
  {account: developer, owns: () => true},
];

/** The devices that report to an account. */
export function devicesOf(devices: Devices, owner: DeviceOwner): Device[] {
  return devices.all.filter(({collectionId}) => owner.owns(collectionId));
}
