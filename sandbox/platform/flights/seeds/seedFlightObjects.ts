import {completeReports} from '../../shared/objects/completeReports';
import {adminAccount, developer} from '../../../base/seededAccounts';
import {formatInstant} from '../../../base/instants';
import type {ObjectMetadata} from '../../../store/objects/objectMetadata';
import type {Dependencies} from '../../shared/handlers/dependencies';

const seededMetadata: readonly ObjectMetadata[] = [
  {
    objectId: 'heron-7',
    objectName: 'Heron 7',
    objectType: 'drone',
    collectionId: 'cascade-drones',
    properties: {registration: 'FA3X7R2K9M', pilot: 'Mara Lindqvist'},
  },
  {objectId: 'tanker-912', objectName: 'Tanker 912', objectType: 'aircraft'},
];

/** The drone over the fire, on its third transect, and the air tanker that shares the sky with it. */
export function seedFlightObjects({store, clock}: Dependencies): void {
  const now = clock.now().getTime();
  const sent = [
    {
      objectId: 'heron-7',
      timestamp: formatInstant(now - 5_000),
      geometry: {type: 'Point' as const, coordinates: [-121.6218, 44.2102, 1134.5]},
      heading: 0,
      speed: 10,
      hdop: 0.8,
    },
    {
      objectId: 'tanker-912',
      timestamp: formatInstant(now - 7_000),
      geometry: {type: 'Point' as const, coordinates: [-121.3704, 44.2341, 2438]},
      heading: 262,
      speed: 112.6,
    },
  ].map((report) => ({...report, isStatic: false}));
  const {reports, metadata} = store.flights;
  for (const {accountId} of [developer, adminAccount]) {
    metadata.save(accountId, seededMetadata);
    const sources = {accountId, metadata, collections: store.locations.collections};
    reports.save(accountId, completeReports(sent, sources), now);
  }
}
