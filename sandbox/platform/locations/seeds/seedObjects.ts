import {deviceReport} from '../../../world/devices/deviceReport';
import {deviceOwners, devicesOf, type DeviceOwner} from '../../../world/devices/deviceOwners';
import {formatInstant} from '../../../base/instants';
import {Recent} from '../../../base/recent';
import {completeReport} from '../../shared/objects/completeReport';
import {developer} from '../../../base/seededAccounts';
import type {ObjectMetadata} from '../../../store/objects/objectMetadata';
import type {NewReport} from '../../../store/objects/report';
import type {Devices} from '../../../world/devices/devices';
import type {Device} from '../../../world/devices/types';
import type {Dependencies} from '../../shared/handlers/dependencies';
import type {SentReport} from '../../shared/objects/reportViolations';

const MINUTE = 60_000;
/** How long the seeded devices have been moving when the sandbox opens, and how often they reported. */
const history = {reach: 6 * 60 * MINUTE, step: 10 * MINUTE};
/**
 * Between reports of ten minutes, vehicles and vessels report at turns, as trackers do, so that their tracks follow the
 * roads. Older history is thinned, as platforms do, but for the story's: a line between two reports misses the way by so
 * many metres. With 30 in all six hours a start took 0.7 s longer.
 */
const turns = {reach: 2 * 60 * MINUTE, mostBeside: 30, mostBesideOlder: 150};
/** The story's three report at the pace of their collections, for the last while. */
const closeUp = {reach: 20 * MINUTE, objects: ['engine-14', 'heron-7', 'mv-salish']};

/** A mast over the fire that has lost its position: whoever asks for its weather sees what the platform says then. */
const lostMast: ObjectMetadata = {
  objectId: 'ridge-mast-2',
  objectName: 'Ridge mast 2',
  objectType: 'weather-mast',
  collectionId: 'cascade-drones',
};

/** What one owner's devices have reported by the time the sandbox opens. */
interface Reported {
  readonly accountId: string;
  readonly metadata: readonly ObjectMetadata[];
  readonly reports: readonly NewReport[];
}

/** By the time of the opening. Only the last one is kept: tests open hundreds of sandboxes at one moment. */
const createReported = () => new Recent<number, readonly Reported[]>(1);

/** Metadata of the devices and the last hours of their reports, as if they had sent them. */
export function seedObjects({store, clock, world}: Dependencies): void {
  const now = clock.now().getTime();
  const recent = world.caches.of(createReported);
  const reported = recent.find(now) ?? recent.save(now, reportedUntil(now, world.devices));
  for (const {accountId, metadata, reports} of reported) {
    store.locations.metadata.save(accountId, metadata);
    store.locations.reports.save(accountId, reports, now);
  }
}

function reportedUntil(now: number, devices: Devices): Reported[] {
  const names = new Map(
    devices.collections.map(({collectionId, collectionName}) => [collectionId, collectionName]),
  );
  const pace = new Map(
    devices.collections.map(({collectionId, updateFrequencySeconds}) => [
      collectionId,
      updateFrequencySeconds * 1000,
    ]),
  );
  const reports = new Map(
    devices.all.map((object) => {
      const beats = timesOf(object.objectId, pace.get(object.collectionId) ?? MINUTE, now);
      const from = closeUp.objects.includes(object.objectId) ? -Infinity : now - turns.reach;
      const turnsOf = (before: number, time: number) =>
        devices.turnsOf(
          object,
          {from: before, to: time},
          before >= from ? turns.mostBeside : turns.mostBesideOlder,
        );
      const times = beats.flatMap((time, index) => {
        const before = beats[index - 1] ?? time;
        return time - before === history.step ? [...turnsOf(before, time), time] : [time];
      });
      return [object, times.map((time) => deviceReport(devices, object, time))];
    }),
  );
  return deviceOwners.map((owner) => {
    const metadata = metadataFor(owner, devicesOf(devices, owner));
    const byId = new Map(metadata.map((item) => [item.objectId, item]));
    const known = {
      metadataOf: (objectId: string) => byId.get(objectId),
      nameOf: (collectionId: string) => names.get(collectionId),
    };
    const sent: SentReport[] = devicesOf(devices, owner).flatMap((object) => reports.get(object) ?? []);
    if (byId.has(lostMast.objectId)) sent.push({...lostMast, timestamp: formatInstant(now), isStatic: true});
    return {
      accountId: owner.account.accountId,
      metadata,
      reports: sent.map((report) => completeReport(report, known)),
    };
  });
}

function metadataFor({account}: DeviceOwner, objects: readonly Device[]): ObjectMetadata[] {
  const seeded = objects.map(({objectId, objectName, objectType, collectionId, properties}) => ({
    objectId,
    objectName,
    objectType,
    collectionId,
    properties: {...properties},
  }));
  return account === developer ? [...seeded, lostMast] : seeded;
}

/** When an object has reported, up to now: on the beat of its collection, so that the moving devices continue it. */
function timesOf(objectId: string, pace: number, now: number): number[] {
  const latest = Math.floor(now / pace) * pace;
  const isClose = closeUp.objects.includes(objectId);
  const closeFrom = isClose ? latest - closeUp.reach : latest;
  const times: number[] = [];
  for (let time = latest - history.reach; time < closeFrom; time += history.step) times.push(time);
  for (let time = closeFrom; time <= latest; time += pace) times.push(time);
  return times;
}
