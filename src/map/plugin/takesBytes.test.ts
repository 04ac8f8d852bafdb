import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import takesBytes from './takesBytes.mjs';

const collection = {type: 'FeatureCollection', features: []};
const bytes = () => new TextEncoder().encode(JSON.stringify(collection)).buffer;

/** What the worker reads in a message that a page sends to it. */
function received(message: unknown) {
  const listeners: ((event: {data: unknown}) => void)[] = [];
  const self = {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  runInNewContext(takesBytes('/* loadAndProcessGeoJSON */'), {self, ArrayBuffer, TextDecoder, JSON});
  for (const listener of listeners) listener({data: message});
  return message;
}

test('the bytes of a source are read as the collection that they spell', () => {
  expect(received({type: 'LD', data: {type: 'geojson', source: 'vans', data: bytes()}})).toEqual({
    type: 'LD',
    data: {type: 'geojson', source: 'vans', data: collection},
  });
});

test('tiles, data that is no bytes, and messages without any are left as they are', () => {
  const tile = bytes();
  for (const data of [
    {data: tile},
    {type: 'vector', data: tile},
    {type: 'geojson', data: collection},
    undefined,
  ])
    expect(received({type: 'LD', data})).toEqual({type: 'LD', data});
});

test('a worker that reads GeoJSON in another way stops the build', () => {
  expect(() => takesBytes('loadDifferently()')).toThrow('reads GeoJSON in another way');
});
