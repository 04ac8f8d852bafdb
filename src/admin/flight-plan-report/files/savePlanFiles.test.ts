import {createPlatformClient} from '@site/src/platform';
import {expect, test, vi} from 'vitest';
import {savePlanFiles} from './savePlanFiles';

const {downloadFile} = vi.hoisted(() => ({downloadFile: vi.fn()}));
vi.mock('@site/src/components/download/downloadFile', () => ({downloadFile}));

test('saves the other plans when one cannot be loaded, and names that one', async () => {
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('broken')
      ? Response.json({status_code: 500, message: 'Broken'}, {status: 500})
      : new Response('{}'),
  );
  const client = createPlatformClient({
    baseUrl: 'https://platform.test',
    credential: {kind: 'bearer', token: async () => 'token'},
  });
  expect(await savePlanFiles(client, ['one', 'broken', 'two'])).toEqual(['broken']);
  expect(downloadFile.mock.calls.map(([name]) => name as string)).toEqual(['one.plan', 'two.plan']);
  vi.unstubAllGlobals();
});
