import {isSilent, type Item} from '@site/src/collections/objects/items';
import {missedReports} from '@site/src/collections/objects/missedReports';
import type {Collection, LocationObject} from '@site/src/collections/types';
import {expect, test} from 'vitest';
import {devicesOf, matchingDevices, punctualityOf, type Channel, type Domain, type Drone} from './devices';
import {checkDrone, droneFrom} from './droneInput';
import {recordOf, SLOTS} from './record';
import {reportRequest} from './reportRequest';
import {punctualityText} from './words';

const NOW = Date.parse('2026-07-14T18:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const collection: Collection = {
  collectionId: 'cascade-drones',
  collectionName: 'Cascade survey drones',
  updateFrequencySeconds: 5,
  createdDate: '',
  collectionItemId: '',
};
const channel = (
  domain: Domain,
  id: string,
  seconds: number,
  more: Partial<LocationObject> = {},
): Channel => ({
  domain,
  lag: 0,
  item: {
    id,
    name: id,
    collection,
    isSilent: false,
    heading: undefined,
    object: {objectId: id, timestamp: ago(seconds), ...more},
  } satisfies Item,
});
const drone = (droneId: string): Drone => ({
  droneId,
  collectionId: 'cascade-drones',
  stream: {type: 'WebRTC', name: `${droneId}-live`},
});

test('a device is one, wherever it reports, and a drone that never reported is one too', () => {
  const devices = devicesOf(
    [channel('flights', 'heron-7', 60), channel('locations', 'heron-7', 3), channel('locations', 'van', 3)],
    [drone('kestrel-2'), drone('heron-7')],
    [collection],
  );
  expect(
    devices.map(({id, channels, drone: registered}) => [
      id,
      channels.map(({domain}) => domain),
      registered?.stream.name,
    ]),
  ).toEqual([
    ['heron-7', ['locations', 'flights'], 'heron-7-live'],
    ['kestrel-2', [], 'kestrel-2-live'],
    ['van', ['locations'], undefined],
  ]);
  expect(devices[1]?.collection).toBe(collection);
  expect(matchingDevices(devices, 'cascade LIVE').map(({id}) => id)).toEqual(['heron-7', 'kestrel-2']);
});

test('a report is missed when it is late by half of the interval', () => {
  expect([0, 5, 7, 7.5, 12.4, 12.5, 60].map((seconds) => missedReports(seconds * 1000, 5))).toEqual([
    0, 0, 0, 1, 1, 2, 11,
  ]);
});

test('who misses three reports is silent, here as on the map', () => {
  for (const age of [14, 17, 17.4, 17.5, 18, 60]) {
    const {item} = channel('locations', 'van', age);
    const missed = missedReports(NOW - Date.parse(item.object.timestamp), 5);
    expect([age, isSilent(item.object, collection, NOW)]).toEqual([age, missed >= 3]);
    expect(punctualityText({kind: 'missed', count: Math.max(1, missed)}).startsWith('silent')).toBe(
      missed >= 3,
    );
  }
});

test('what stands need not report again, and what never reported misses nothing', () => {
  const of = (...channels: Channel[]) => punctualityOf({channels}, NOW);
  expect(of(channel('locations', 'van', 4))).toEqual({kind: 'kept'});
  expect(of(channel('locations', 'van', 20))).toEqual({kind: 'missed', count: 3});
  // The platform was asked 16 seconds ago: whether a report has come since is not known.
  expect(of({...channel('locations', 'van', 20), lag: 16_000})).toEqual({kind: 'kept'});
  expect(of(channel('locations', 'mast', 9000, {isStatic: true}))).toEqual({kind: 'still'});
  expect(of()).toEqual({kind: 'never'});
});

test('the record says in which intervals a report came', () => {
  const reports = [140, 135, 120, 20, 10, 0].map((seconds, index) => ({
    timestamp: ago(seconds),
    hdop: index === 2 ? 4.5 : 0.8,
  }));
  const {slots, longestGap, worstHdop} = recordOf(reports, NOW, 5);
  expect(slots).toHaveLength(SLOTS);
  expect(slots.flatMap((came, index) => (came ? [index] : []))).toEqual([1, 2, 5, 25, 27, 29]);
  expect([longestGap, worstHdop]).toEqual([100, 4.5]);
  // A little early or late is in time; two that are missing at the end are gaps.
  const jittery = [32.5, 27, 23, 17.5, 13].map((seconds) => ({timestamp: ago(seconds)}));
  expect(recordOf(jittery, NOW, 5).slots.slice(-7)).toEqual([true, true, true, true, true, false, false]);
  expect(recordOf(jittery, NOW, 5).longestGap).toBe(13);
  // What is not known is no gap.
  expect(recordOf(jittery, NOW, 5, NOW - 36_000).slots).toEqual(recordOf(jittery, NOW, 5).slots.slice(-7));
  expect(recordOf([], NOW, 5)).toMatchObject({longestGap: undefined, worstHdop: undefined});
});

test('a device would report what it said last, to where it said it, at the present time', () => {
  const [device] = devicesOf(
    [
      channel('flights', 'tanker', 7, {
        collectionId: 'cascade-drones',
        collectionName: 'Cascade survey drones',
        isStatic: false,
        geometry: {type: 'Point', coordinates: [-121.37, 44.23, 2438]},
        altitudeCalculated: true,
        speed: 112.6,
        expirationDateTime: ago(-60),
        properties: {crew: 4},
      }),
    ],
    [],
    [],
  );
  if (!device) throw new Error('There is no device.');
  const {path, body} = reportRequest(device, NOW + 250);
  expect(path).toBe('/flights/v2/objects');
  expect(JSON.parse(body)).toEqual([
    {
      objectId: 'tanker',
      timestamp: '2026-07-14T18:00:00Z',
      collectionId: 'cascade-drones',
      geometry: {type: 'Point', coordinates: [-121.37, 44.23, 2438]},
      speed: 112.6,
      properties: {crew: 4},
    },
  ]);
});

test('a drone that never reported gets a report to begin with', () => {
  const [device] = devicesOf([], [drone('kestrel-2')], [collection]);
  if (!device) throw new Error('There is no device.');
  const {path, body} = reportRequest(device, NOW);
  expect(path).toBe('/flights/v2/objects');
  expect(JSON.parse(body)).toMatchObject([{objectId: 'kestrel-2', collectionId: 'cascade-drones'}]);
});

test('the form of a drone names each wrong field, and sends what the contract asks for', () => {
  const values =
    (fields: Readonly<Record<string, string>>) =>
    (name: string): string =>
      fields[name] ?? '';
  const fields = (found: ReturnType<typeof checkDrone>) => found.map(({field}) => field);
  expect(fields(checkDrone(values({droneId: '-x'}), 'KVS', []))).toEqual([
    'droneId',
    'name',
    'dataRetentionInHours',
  ]);
  expect(fields(checkDrone(values({droneId: 'heron-7', name: 'nose'}), 'WebRTC', ['heron-7']))).toEqual([
    'droneId',
  ]);
  const typed = values({droneId: ' owl-1 ', name: 'owl-nose', dataRetentionInHours: '24', deviceName: ''});
  expect(checkDrone(typed, 'KVS', [])).toEqual([]);
  expect(droneFrom(typed, 'KVS', 'cascade-drones')).toEqual({
    droneId: 'owl-1',
    collectionId: 'cascade-drones',
    stream: {type: 'KVS', name: 'owl-nose', mediaType: 'video/h264', dataRetentionInHours: 24},
  });
  expect(droneFrom(typed, 'WebRTC', 'cascade-drones').stream).toEqual({type: 'WebRTC', name: 'owl-nose'});
});
