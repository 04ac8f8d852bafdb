import {expect, test} from 'vitest';
import {editMetadata} from './editMetadata';

const before = {objectId: 'heron-7', properties: {pilot: 'Ada', batteryPercent: 80}};
const valuesOf = (values: Record<string, string>) => (name: string) => values[name] ?? '';

test('a number stays a number, an empty field is left out, a new one is text', () => {
  const values = valuesOf({
    objectName: ' Heron 7 ',
    'property:batteryPercent': '75',
    'property:base': 'Bend',
  });
  expect(editMetadata(before, 'cascade-drones', ['pilot', 'batteryPercent', 'base'], values)).toEqual({
    objectId: 'heron-7',
    collectionId: 'cascade-drones',
    objectName: 'Heron 7',
    properties: {batteryPercent: 75, base: 'Bend'},
  });
});

test('a property may be called as a field of its object is', () => {
  const values = valuesOf({objectName: 'one', 'property:objectName': 'other'});
  expect(editMetadata({objectId: 'a'}, 'c', ['objectName'], values)).toEqual({
    objectId: 'a',
    collectionId: 'c',
    objectName: 'one',
    properties: {objectName: 'other'},
  });
});

test('a property may be called as something that every object inherits', () => {
  const texts = new Map([
    ['property:__proto__', 'x'],
    ['property:constructor', '3'],
  ]);
  const before = JSON.parse('{"objectId": "a", "properties": {"constructor": 2}}') as {objectId: string};
  const {properties} = editMetadata(
    before,
    'c',
    ['__proto__', 'constructor'],
    (name) => texts.get(name) ?? '',
  );
  expect(JSON.stringify(properties)).toBe('{"__proto__":"x","constructor":3}');
});

test('metadata of an object of no collection names none', () => {
  expect(editMetadata({objectId: 'lost'}, '', [], valuesOf({objectName: 'Lost'}))).toEqual({
    objectId: 'lost',
    objectName: 'Lost',
  });
});
