import {expect, test, vi} from 'vitest';
import {failureReason} from './failureReason';

const SANDBOX = 'http://127.0.0.1:4010/locations/v2/collections';
const PORTAL = 'https://developer.example/docs';

/** A page at an address, in a browser with these permissions, on a machine where something responds or nothing does. */
function openPage(href: string, states: Record<string, PermissionState>, isAlive: boolean): void {
  const query = ({name}: {name: string}) =>
    states[name] ? Promise.resolve({state: states[name]}) : Promise.reject(new TypeError('unknown name'));
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('navigator', {onLine: true, permissions: {query}});
  vi.stubGlobal('fetch', () => (isAlive ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
}

const reasonFor = (url: string) => failureReason({url, headers: []} as never);

test.each([
  ['loopback-network', 'denied'],
  ['loopback-network', 'prompt'],
  ['local-network-access', 'denied'],
] as const)('a website without the permission %s (%s) is kept from the sandbox', async (name, state) => {
  openPage(PORTAL, {[name]: state}, true);
  expect(await reasonFor(SANDBOX)).toBe('forbidden');
});

test('with the permission, or in a browser that knows none, the sandbox is simply not there', async () => {
  openPage(PORTAL, {'loopback-network': 'granted', 'local-network-access': 'prompt'}, false);
  expect(await reasonFor(SANDBOX)).toBe('unreachable');
  openPage(PORTAL, {}, false);
  expect(await reasonFor(SANDBOX)).toBe('unreachable');
});

test('a portal on the same machine needs no permission, nor does another server', async () => {
  openPage('http://127.0.0.1:3000/docs', {'loopback-network': 'prompt'}, false);
  expect(await reasonFor(SANDBOX)).toBe('unreachable');
  openPage(PORTAL, {'loopback-network': 'prompt'}, true);
  expect(await reasonFor('https://api.example/locations')).toBe('cors');
});
