import {afterEach, expect, test, vi} from 'vitest';
import {createKeyService} from './keyService';
import {UnscopedKeyError} from './UnscopedKeyError';

const apiKey = {keyId: 'k', label: 'Display', lastFour: 'abcd', status: 'active', createdAt: ''};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A service that issues a key of this scope, whatever is asked; and the requests that it gets. */
function open(scope: object) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(
      request.method === 'DELETE'
        ? new Response(null, {status: 204})
        : Response.json({key: 'pk_new', apiKey: {...apiKey, ...scope}}, {status: 201}),
    );
  });
  const baseUrl = 'https://keys.example.com';
  const service = createKeyService({baseUrl, userId: 'me', accessToken: () => Promise.resolve('token')});
  return {service, requests};
}

test('a limited key is asked for strictly, and one of another scope is revoked', async () => {
  const {service, requests} = open({readOnly: true});
  await expect(service.create({label: 'Display', readOnly: true})).resolves.toMatchObject({key: 'pk_new'});
  expect(requests[0]?.headers.get('prefer')).toBe('handling=strict');
  await expect(
    service.create({label: 'Display', readOnly: true, allowedPaths: ['/locations']}),
  ).rejects.toThrow(UnscopedKeyError);
  expect(requests.map(({method}) => method)).toEqual(['POST', 'POST', 'DELETE']);
});

test('a key with more paths than were asked for is revoked, and one with all rights is not asked for strictly', async () => {
  const {service, requests} = open({allowedPaths: ['/flights', '/locations']});
  await expect(service.create({label: 'Display', allowedPaths: ['/locations']})).rejects.toThrow(
    UnscopedKeyError,
  );
  await service.create({label: 'Display', allowedPaths: ['/locations', '/flights']});
  await service.create({label: 'Display'});
  expect(requests.at(-1)?.headers.get('prefer')).toBeNull();
});
