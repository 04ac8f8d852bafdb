import type {Collection} from '@site/src/collections/types';
import {useMemo} from 'react';
import {useConnection} from '../shared/data/connection';
import {collectionsQuestion} from '../shared/data/questions';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {useFlightItems} from '../shared/flights/useFlightItems';
import {useItems} from '../shared/objects/useItems';
import {devicesOf, type Channel, type Drone} from './devices';
import {dronesQuestion} from './questions';

const noDrones: readonly Drone[] = [];
const noCollections: readonly Collection[] = [];

/** Everything that reports to the platform, and the drones that are registered. */
export function useDevices() {
  const hasKey = useConnection().credential.kind === 'apiKey';
  const located = useItems();
  const flying = useFlightItems();
  const registered = usePlatformQuery(dronesQuestion(hasKey));
  const collections = usePlatformQuery(collectionsQuestion).data ?? noCollections;
  const drones = registered.data ?? noDrones;
  const devices = useMemo(() => {
    const channels = [
      ...located.items.map((item): Channel => ({
        domain: 'locations',
        item,
        lag: lagSince(located.loadedAt.get(item.collection.collectionId)),
      })),
      ...flying.items.map((item): Channel => ({domain: 'flights', item, lag: lagSince(flying.loadedAt)})),
    ];
    return devicesOf(channels, drones, collections);
  }, [located.items, located.loadedAt, flying.items, flying.loadedAt, drones, collections]);
  const results = [...located.results, ...flying.results, ...(hasKey ? [registered] : [])];
  return {
    devices,
    drones,
    collections,
    hasKey,
    results,
    now: located.now,
    isLoading: results.some(({isPending, isError}) => isPending && !isError),
  };
}

/** Milliseconds since a response, by the clock of this machine. */
function lagSince(loadedAt: number | undefined): number {
  return loadedAt ? Math.max(0, Date.now() - loadedAt) : 0;
}

export type Devices = ReturnType<typeof useDevices>;
