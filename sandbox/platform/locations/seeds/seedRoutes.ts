import {deviceOwners} from '../../../world/devices/deviceOwners';
import {formatInstant} from '../../../base/instants';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {bendToSisters} from './bendToSisters';
import {lineRoutes} from './lineRoutes';

/** Routes for which somebody asks the weather again and again. */
export function seedRoutes({store, clock, world}: Dependencies): void {
  const now = clock.now().getTime();
  const names = new Map(
    world.devices.collections.map(({collectionId, collectionName}) => [collectionId, collectionName]),
  );
  for (const {account, owns} of deviceOwners)
    for (const route of [bendToSisters(now), ...lineRoutes(world.devices)])
      if (owns(route.collectionId))
        store.locations.routes.save(account.accountId, {
          ...route,
          collectionName: names.get(route.collectionId),
          received: formatInstant(now),
        });
}
