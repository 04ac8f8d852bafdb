import {expect, test} from 'vitest';
import type {PlatformClient} from '@site/src/platform';
import {otherObjectsQuestion} from './questions';

const {ask, everySeconds, share} = otherObjectsQuestion([]);

function paceAt(total: number): number {
  if (typeof everySeconds !== 'function') throw new Error('The pace does not follow from the data.');
  return everySeconds({others: [], total});
}

test('the list of all objects is asked for each minute while it is short, and less often the longer it is', () => {
  expect([0, 1, 2_000].map(paceAt)).toEqual([60, 60, 60]);
  expect(paceAt(20_000)).toBe(600);
  for (const total of [3_000, 7_500, 20_000]) expect(total / paceAt(total)).toBeLessThanOrEqual(2_000 / 60);
});

test('a list that says what it said before is the same value, and so is each object', async () => {
  const objects = [{objectId: 'a', timestamp: '2026-07-14T18:00:00Z'}];
  const client = {
    GET: () => Promise.resolve({data: {objects: structuredClone(objects)}, response: new Response()}),
  } as unknown as PlatformClient;
  const {signal} = new AbortController();
  const before = await ask(client, signal);
  expect(before.total).toBe(1);
  expect(share?.(before, await ask(client, signal))).toBe(before);
});
