import {createPlatformClient, createPlatformClock} from '@site/src/platform';
import {expect, test, vi} from 'vitest';
import {createCollectionData} from './collectionData';

const ids = Array.from({length: 50}, (_, index) => `c${index}`);

/** The data of a platform that gives these responses in turn, and what it was asked for. */
function dataFrom(...responses: readonly Response[]) {
  const asked: string[] = [];
  const left = [...responses];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).search);
    return left.shift() ?? Response.json({objects: []});
  });
  const credential = {kind: 'apiKey', key: 'k'} as const;
  const client = createPlatformClient({baseUrl: 'https://platform.test', credential});
  return {asked, data: createCollectionData({client, clock: createPlatformClock()})};
}

const refusal = () => Response.json({message: 'Out of order'}, {status: 500});
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

test('asks for each collection in sight, and once for all of them together', async () => {
  const {asked, data} = dataFrom();
  data.want(['c0', 'c1'], false);
  await pause();
  expect(asked).toEqual(['?collectionId=c0', '?collectionId=c1']);
  data.want(ids, true);
  await pause();
  expect(asked.slice(2)).toEqual(['']);
  expect(data.reported.valueOf('c49')?.objects).toEqual([]);
});

test('when the one list fails, each says so, none is asked for alone, and the one is repeated on request', async () => {
  const {asked, data} = dataFrom(refusal());
  data.want(ids, true);
  await pause();
  expect(data.reported.failedIds()).toEqual(ids);
  expect(asked).toEqual(['']);
  data.retry();
  await pause();
  expect(data.reported.failedIds()).toEqual([]);
  expect(asked).toEqual(['', '']);
  expect(data.reported.valueOf('c49')?.objects).toEqual([]);
});
