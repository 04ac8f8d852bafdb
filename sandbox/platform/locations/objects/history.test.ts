import fc from 'fast-check';
import {expect, test} from 'vitest';
import {openSandbox, type TestSandbox} from '../../../testing/openSandbox';

const OBJECTS = '/locations/v2/objects';
const START = Date.parse('2026-07-14T00:00:00Z');
const isoAt = (second: number) => new Date(START + second * 1000).toISOString().replace('.000Z', 'Z');

interface Page {
  readonly history: {readonly timestamp: string; readonly speed: number}[];
  readonly after?: string;
}

const report = ({call}: TestSandbox, objectId: string, seconds: readonly number[], speed = 0) =>
  call(`POST ${OBJECTS}`, {
    body: seconds.map((second) => ({objectId, timestamp: isoAt(second), speed})),
  });
const page = async ({call}: TestSandbox, objectId: string, query: string) =>
  (await call(`GET ${OBJECTS}/${objectId}/history?${query}`)).body as Page;

test('an interval holds its start and not its end; pages follow each other until the last, which has no cursor', async () => {
  const sandbox = await openSandbox();
  await report(sandbox, 'buoy', [0, 10, 20, 30, 40]);
  const interval = `start=${isoAt(10)}&end=${isoAt(40)}&limit=2`;
  const first = await page(sandbox, 'buoy', interval);
  expect(first.history.map(({timestamp}) => timestamp)).toEqual([isoAt(10), isoAt(20)]);
  const second = await page(sandbox, 'buoy', `${interval}&after=${first.after}`);
  expect(second).toMatchObject({history: [{timestamp: isoAt(30)}]});
  expect(second.after).toBeUndefined();
  expect(await page(sandbox, 'buoy', `start=${isoAt(41)}`)).toEqual({history: []});
});

test.each([
  ['', 'query.start is required'],
  [`start=${isoAt(0)}&end=${isoAt(0)}`, 'query.end must be later than query.start'],
  [`start=${isoAt(0)}&limit=101`, 'query.limit must be <= 100'],
  [`start=${isoAt(0)}&after=bm90aGluZw`, 'query.after must be the "after" value of a page of this history'],
  [
    'start=yesterday',
    'query.start must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  ],
  [
    'start=2026-07-14T02:00:00+02:00',
    'query.start must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone (write the "+" of its offset as %2B)',
  ],
])('?%s: %s', async (query, message) => {
  const sandbox = await openSandbox();
  await report(sandbox, 'buoy', [0]);
  const {status, body} = await sandbox.call(`GET ${OBJECTS}/buoy/history?${query}`);
  expect([status, body]).toEqual([400, {status_code: 400, message}]);
});

test('while reports keep arriving, early, late and again, no page skips or repeats one', async () => {
  const sandbox = await openSandbox();
  const seconds = fc.uniqueArray(fc.integer({min: 0, max: 300}), {minLength: 1, maxLength: 40});
  const arrivals = fc.array(seconds, {maxLength: 8});
  let run = 0;
  await fc.assert(
    fc.asyncProperty(seconds, arrivals, fc.integer({min: 1, max: 7}), async (before, during, limit) => {
      const objectId = `buoy-${run++}`;
      await report(sandbox, objectId, before);
      const known = new Set(before.map(isoAt));
      const seen: string[] = [];
      let after: string | undefined;
      for (let step = 0; ; step++) {
        const query = `start=${isoAt(0)}&limit=${limit}${after ? `&after=${after}` : ''}`;
        const {history, after: next} = await page(sandbox, objectId, query);
        expect(history.length).toBeLessThanOrEqual(limit);
        seen.push(...history.map(({timestamp}) => timestamp));
        if (!next) break;
        after = next;
        const arriving = during[step];
        if (!arriving) continue;
        await report(sandbox, objectId, arriving, step + 1);
        // What arrives behind the cursor is owed to nobody; what arrives before it must be on a later page.
        const last = seen.at(-1) ?? '';
        for (const time of arriving.map(isoAt)) if (time > last) known.add(time);
      }
      expect(seen).toEqual([...known].sort());
    }),
    {numRuns: 60},
  );
});
