import type {CollectionInput} from '@site/src/collections/types';
import {PlatformError} from '@site/src/platform';
import {expect, test, vi} from 'vitest';
import {storeCollections} from './storeCollections';

const inputs = (count: number): CollectionInput[] =>
  Array.from({length: count}, (_, index) => ({collectionId: `c${index}`, collectionName: 'C'}));

test('stores all, and says of each what became of it', async () => {
  const refusal = new PlatformError(400, 'body.collectionId is one too many');
  const save = vi.fn(async ({collectionId}: CollectionInput) => {
    if (collectionId === 'c4') throw refusal;
  });
  const onResults = vi.fn();
  const {signal} = new AbortController();
  const results = await storeCollections(inputs(9), {save, onResults, signal});
  expect(save).toHaveBeenCalledTimes(9);
  expect([...results].filter(([, {error}]) => error !== undefined)).toEqual([['c4', {error: refusal}]]);
  expect(onResults).toHaveBeenCalledTimes(9);
});

test('waits when the platform asks for a pause, and loses nothing', async () => {
  vi.useFakeTimers();
  const refusals = [new PlatformError(429, 'Too many requests'), new PlatformError(503, 'Unavailable')];
  const save = async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const {signal} = new AbortController();
  const stored = storeCollections(inputs(1), {save, onResults: vi.fn(), signal});
  await vi.runAllTimersAsync();
  expect(await stored).toEqual(new Map([['c0', {error: undefined}]]));
  vi.useRealTimers();
});

test('sends nothing more once it is stopped', async () => {
  const controller = new AbortController();
  const save = vi.fn(async () => controller.abort());
  const {signal} = controller;
  expect((await storeCollections(inputs(50), {save, onResults: vi.fn(), signal})).size).toBeLessThan(4);
  expect(save.mock.calls.length).toBeLessThan(4);
});

test('sends nothing again after a pause in which it was stopped', async () => {
  const controller = new AbortController();
  const {signal} = controller;
  const refusal = new PlatformError(429, 'Too many requests');
  const save = vi.fn(async () => {
    setTimeout(() => controller.abort());
    throw refusal;
  });
  const results = await storeCollections(inputs(1), {save, onResults: vi.fn(), signal});
  expect(save).toHaveBeenCalledTimes(1);
  expect(results).toEqual(new Map([['c0', {error: refusal}]]));
});
