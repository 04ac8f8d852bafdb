import {compareNames} from '@site/src/components/order/naturalOrder';
import type {Item} from '@site/src/collections/objects/items';
import {missedReports} from '@site/src/collections/objects/missedReports';
import {paceOf} from '@site/src/collections/objects/paceOf';
import type {Collection} from '@site/src/collections/types';
import type {Schemas} from '@site/src/platform';

export type Drone = Schemas['Drone'];

/** Where a device reports to. */
export type Domain = 'locations' | 'flights';

/** The last report that a device sent to one domain. */
export interface Channel {
  readonly domain: Domain;
  readonly item: Item;
  /** How long ago the platform said so, in milliseconds: a report since then has only not been asked for. */
  readonly lag: number;
}

/** Something that reports, or that was registered so that it can. */
export interface Device {
  readonly id: string;
  readonly name: string;
  /** By domain, the newest report first; none for what has never reported. */
  readonly channels: readonly Channel[];
  /** What programs of version 1 have registered for it. */
  readonly drone: Drone | undefined;
  /** Where it belongs, as far as that is known. */
  readonly collection: Collection | undefined;
}

/** How a device keeps its interval: `never` has not reported, `still` need not report again. */
export type Punctuality =
  | {readonly kind: 'kept' | 'never' | 'still'}
  | {readonly kind: 'missed'; readonly count: number};

/** Everything that reports or is registered, by name. */
export function devicesOf(
  channels: readonly Channel[],
  drones: readonly Drone[],
  collections: readonly Collection[],
): readonly Device[] {
  const byId = new Map<string, Channel[]>();
  for (const channel of channels)
    byId.set(channel.item.id, [...(byId.get(channel.item.id) ?? []), channel].sort(newestFirst));
  const registered = new Map(drones.map((drone) => [drone.droneId, drone]));
  const ids = new Set([...byId.keys(), ...registered.keys()]);
  return [...ids]
    .map((id): Device => {
      const [own = [], drone] = [byId.get(id), registered.get(id)];
      const [newest] = own;
      const collectionId = newest?.item.collection.collectionId ?? drone?.collectionId;
      return {
        id,
        drone,
        channels: own,
        name: newest?.item.name ?? id,
        collection: newest?.item.collection ?? collections.find((each) => each.collectionId === collectionId),
      };
    })
    .sort((one, other) => compareNames(one.name, other.name));
}

const newestFirst = (one: Channel, other: Channel) =>
  Date.parse(other.item.object.timestamp) - Date.parse(one.item.object.timestamp);

/** @param now milliseconds since 1970, at the platform */
export function punctualityOf({channels}: Pick<Device, 'channels'>, now: number): Punctuality {
  const [newest] = channels;
  if (!newest) return {kind: 'never'};
  const {object, collection} = newest.item;
  if (object.isStatic) return {kind: 'still'};
  const age = now - newest.lag - Date.parse(object.timestamp);
  const count = missedReports(age, paceOf(collection));
  return count > 0 ? {kind: 'missed', count} : {kind: 'kept'};
}

/** Devices whose name, id, type or collection contain every word. */
export function matchingDevices(devices: readonly Device[], search: string): readonly Device[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return devices.filter(({id, name, collection, channels, drone}) => {
    const text = [
      id,
      name,
      collection?.collectionName,
      channels[0]?.item.object.objectType,
      drone?.stream.name,
    ]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
