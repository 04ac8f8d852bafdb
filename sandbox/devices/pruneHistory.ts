import type {Reports} from '../store/objects/reports';
import type {Devices} from '../world/devices/devices';
import {deviceOwners, devicesOf} from '../world/devices/deviceOwners';

const HOUR = 3_600_000;
/** How long the reports of the seeded devices are kept; those of all other objects are kept forever. */
const KEPT_HOURS = 48;
/** The most that are forgotten at once of an account: a moment's work, and more than the devices report in a beat. */
const MOST_AT_ONCE = 15_000;

/** Forgets what the seeded devices reported more than 48 hours before a time (milliseconds since 1970). */
export function createPruneHistory(reports: Reports, devices: Devices): (now: number) => void {
  const owned = deviceOwners.map((owner) => ({
    accountId: owner.account.accountId,
    objectIds: devicesOf(devices, owner).map(({objectId}) => objectId),
  }));
  return (now) => {
    for (const {accountId, objectIds} of owned)
      reports.removeBefore(accountId, objectIds, now - KEPT_HOURS * HOUR, MOST_AT_ONCE);
  };
}
