import {seededAccounts} from '../../base/seededAccounts';
import type {Database} from '../../store/database';
import {deviceOwners, devicesOf} from '../../world/devices/deviceOwners';
import type {World} from '../../world/world';
import type {State} from './stateShape';
import {sharedTables, type Row, type Shared} from './tables';

/**
 * What the accounts that every sandbox has stored, changed and deleted since a fresh one.
 *
 * @param fresh a sandbox of the same seed, seeded at the same moment
 */
export function changesSince(fresh: Database, database: Database, world: World): Pick<State, 'set' | 'gone'> {
  const devices = deviceNames(world);
  const set = new Map<string, readonly Row[]>();
  const gone = new Map<string, readonly Row[]>();
  for (const [name, shared] of Object.entries(sharedTables)) {
    const [before, after] = [rowsOf(fresh, shared, devices), rowsOf(database, shared, devices)];
    const changed = [...after].filter(([key, row]) => !isSame(before.get(key), row)).map(([, row]) => row);
    const removed = [...before].filter(([key]) => !after.has(key));
    if (changed.length > 0) set.set(name, changed);
    if (removed.length > 0)
      gone.set(
        name,
        removed.map(([, row]) => row.slice(0, shared.keys)),
      );
  }
  return {set: Object.fromEntries(set), gone: Object.fromEntries(gone)};
}

const accountIds: ReadonlySet<unknown> = new Set(seededAccounts.map(({accountId}) => accountId));
const isSame = (one: Row | undefined, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows of all seeded accounts by their keys. */
function rowsOf(
  database: Database,
  {read, keys, isReported}: Shared,
  devices: ReadonlySet<string>,
): Map<string, Row> {
  const rows = database.all<Readonly<Record<string, Row[number]>>>(read).map((row) => Object.values(row));
  return new Map(
    rows
      .filter(([account]) => accountIds.has(account))
      .filter(([account, object]) => !isReported || !devices.has(JSON.stringify([account, object])))
      .map((row) => [JSON.stringify(row.slice(0, keys)), row]),
  );
}

/** Where the seeded devices are follows from seed and clock, and they report all the time. */
function deviceNames({devices}: World): ReadonlySet<string> {
  return new Set(
    deviceOwners.flatMap((owner) =>
      devicesOf(devices, owner).map(({objectId}) => JSON.stringify([owner.account.accountId, objectId])),
    ),
  );
}
