import {expect, test} from 'vitest';
import {placeFiles} from './placeFiles';
import {findPlaces, type ReadFile} from '../../src/map/places/findPlaces';

const files = placeFiles();
const asked: string[] = [];
const read: ReadFile = async <T>(name: string) => {
  asked.push(name);
  return files.get(name) as T;
};
const found = async (text: string) =>
  (await findPlaces(text, read)).map(({title, note}) => `${title}, ${note}`);

test('finds towns by the beginning of their names, the largest first', async () => {
  expect((await found('sisters'))[0]).toBe('Sisters, Oregon, United States');
  expect((await found('seatt'))[0]).toBe('Seattle, Washington, United States');
  expect((await found('zurich'))[0]).toBe('Zürich, Switzerland');
});

test('a region behind the name chooses among towns of that name, with a comma or without', async () => {
  expect((await found('Bend, Oregon'))[0]).toBe('Bend, Oregon, United States');
  expect((await found('portland me'))[0]).toBe('Portland, Maine, United States');
  expect((await found('Christchurch, New Zealand'))[0]).toBe('Christchurch, New Zealand');
});

test('says where a town is in degrees, longitude first', async () => {
  const [bend] = await findPlaces('bend, or', read);
  expect(bend?.position.map((degrees) => degrees.toFixed(1))).toEqual(['-121.3', '44.1']);
});

test('asks for nothing before three letters, and then for few files', async () => {
  asked.length = 0;
  expect(await found('se')).toEqual([]);
  expect(asked).toEqual([]);
  await found('san');
  expect(asked.length).toBeLessThanOrEqual(5);
});

test('each file is small enough for a phone', () => {
  const largest = Math.max(...[...files.values()].map((rows) => JSON.stringify(rows).length));
  expect(largest).toBeLessThan(120_000);
});
