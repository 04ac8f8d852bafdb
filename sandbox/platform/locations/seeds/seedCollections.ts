import {deviceOwners} from '../../../world/devices/deviceOwners';
import type {Dependencies} from '../../shared/handlers/dependencies';

/** The collections of the devices: what a first request to a fresh sandbox finds. */
export function seedCollections({store, clock, ids, world}: Dependencies): void {
  const createdDate = clock.now().toISOString();
  const {collections} = world.devices;
  for (const {account, owns} of deviceOwners)
    for (const {properties, showOn, ...collection} of collections)
      if (owns(collection.collectionId))
        store.locations.collections.save(
          account.accountId,
          {...collection, properties: {...properties}, showOn: [...showOn]},
          {createdDate, collectionItemId: ids.ulid()},
        );
}
