import type {LocationObject} from '@site/src/collections/types';
import {expect, test} from 'vitest';
import {shareObjects} from './shareObjects';

const van = (id: string, more: Partial<LocationObject> = {}): LocationObject => ({
  objectId: id,
  timestamp: '2026-07-14T18:00:00Z',
  geometry: {type: 'Point', coordinates: [-121, 44]},
  ...more,
});

test('a list that says what the last one said is the last one', () => {
  const before = [van('a'), van('b')];
  expect(shareObjects(before, [van('a'), van('b')])).toBe(before);
});

test('an object that has not reported again stays the same value, wherever it stands in the list', () => {
  const before = [van('a'), van('b')];
  const after = shareObjects(before, [van('new'), van('a', {timestamp: '2026-07-14T18:00:05Z'}), van('b')]);
  expect(after.map(({objectId}) => objectId)).toEqual(['new', 'a', 'b']);
  expect(after[1]).not.toBe(before[0]);
  expect(after[2]).toBe(before[1]);
});

test('metadata that was edited between two reports is seen', () => {
  const before = [van('a', {objectName: 'Van A'})];
  const after = shareObjects(before, [van('a', {objectName: 'Van 1'})]);
  expect(after[0]?.objectName).toBe('Van 1');
});

test('a property keeps its key beside one that was edited, whatever the key', () => {
  const [before, after] = ['Ada', 'Bo'].map((pilot) =>
    van('a', {properties: JSON.parse(`{"__proto__": "x", "pilot": "${pilot}"}`) as Record<string, string>}),
  );
  const [shared] = shareObjects(before && [before], after ? [after] : []);
  expect(JSON.stringify(shared?.properties)).toBe('{"__proto__":"x","pilot":"Bo"}');
});

test('an object that is gone is gone', () => {
  const before = [van('a'), van('b')];
  expect(shareObjects(before, [van('a')])).toEqual([before[0]]);
});
