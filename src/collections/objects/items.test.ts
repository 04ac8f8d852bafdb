import {expect, test} from 'vitest';
import type {Collection, LocationObject} from '../types';
import {byCollection, findOthers, isShown, matching, stateOf, toItem, unknownCollection} from './items';

const now = Date.parse('2026-07-14T18:00:00Z');
const drones: Collection = {
  collectionId: 'cascade-drones',
  collectionName: 'Cascade survey drones',
  createdDate: '2026-07-01T00:00:00Z',
  collectionItemId: '1',
  updateFrequencySeconds: 5,
  showOn: ['dashboard'],
};
const heron: LocationObject = {
  objectId: 'heron-7',
  objectName: 'Heron 7',
  timestamp: '2026-07-14T17:59:50Z',
  heading: 90,
  speed: 12,
  properties: {pilot: 'Ada'},
};

test('an object is silent after three missed reports, unless it never moves', () => {
  const silentAt = (timestamp: string, more: Partial<LocationObject> = {}) =>
    toItem({...heron, timestamp, ...more}, drones, now).isSilent;
  expect(silentAt('2026-07-14T17:59:43Z')).toBe(false);
  expect(silentAt('2026-07-14T17:59:42Z')).toBe(true);
  expect(silentAt('2026-07-14T12:00:00Z', {isStatic: true})).toBe(false);
});

test('an object is the same item until it would be shown otherwise', () => {
  const item = toItem(heron, drones, now);
  expect(toItem(heron, drones, now + 1_000)).toBe(item);
  expect(toItem(heron, drones, now + 60_000)).toMatchObject({isSilent: true});
  expect(toItem(heron, {...drones, icon: 'drone'}, now)).toMatchObject({collection: {icon: 'drone'}});
});

test('what stands points nowhere', () => {
  expect(toItem(heron, drones, now).heading).toBe(90);
  expect(toItem({...heron, speed: 0.2}, drones, now).heading).toBeUndefined();
});

test('an object moves, stands or is silent', () => {
  expect(stateOf(toItem(heron, drones, now))).toBe('moving');
  expect(stateOf(toItem({...heron, speed: 0.5}, drones, now))).toBe('idle');
  const {speed: _speed, ...unmoved} = heron;
  expect(stateOf(toItem(unmoved, drones, now))).toBe('idle');
  expect(stateOf(toItem({...heron}, drones, now + 60_000))).toBe('silent');
});

test('the search reads names, ids, collections and properties, each word of it', () => {
  const items = [
    toItem(heron, drones, now),
    toItem({objectId: 'x-1', timestamp: heron.timestamp}, drones, now),
  ];
  expect(matching(items, 'ADA survey').map(({id}) => id)).toEqual(['heron-7']);
  expect(matching(items, ' ').length).toBe(2);
  expect(matching(items, 'ada barge')).toEqual([]);
});

test('an object of no collection, or of one that nobody created, is found beside the collections', () => {
  const lost = {objectId: 'lost', timestamp: heron.timestamp};
  const foreign = {...lost, objectId: 'foreign', collectionId: 'gone', collectionName: 'Gone'};
  const own = {...heron, collectionId: drones.collectionId};
  expect(findOthers([own, lost, foreign], [drones])).toEqual([lost, foreign]);
  const items = [lost, foreign].map((object) => toItem(object, unknownCollection(object), now));
  expect(
    byCollection(items).map(([{collectionId, collectionName}]) => [collectionId, collectionName]),
  ).toEqual([
    ['', ''],
    ['gone', 'Gone'],
  ]);
});

test('collections are shown on the dashboard or not, and group their objects', () => {
  expect([drones, {...drones, showOn: ['routes' as const]}, {...drones, showOn: []}].map(isShown)).toEqual([
    true,
    false,
    false,
  ]);
  const items = [toItem(heron, drones, now)];
  expect(byCollection(items)).toEqual([[drones, items]]);
});
