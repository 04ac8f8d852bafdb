import {expect, test, vi} from 'vitest';
import type {App} from './app';
import {serveRequest} from './serveRequest';

test('routes hear the headers that browsers send and hide from scripts: signatures are made over them', async () => {
  const receive = vi.fn<App['receive']>(async () => ({status: 204, headers: {}}));
  const request = new Request('http://page.example/identity/user-pool?a=b', {headers: {'x-api-key': 'k'}});
  await serveRequest({receive}, request, {host: '127.0.0.1:4010', 'content-length': '2'});
  expect(receive).toHaveBeenCalledWith({
    method: 'GET',
    url: '/identity/user-pool?a=b',
    headers: {host: '127.0.0.1:4010', 'content-length': '2', 'x-api-key': 'k'},
  });
});
