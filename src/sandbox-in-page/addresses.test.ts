import {expect, test} from 'vitest';
import {sandboxTarget} from './addresses';

const at = {origin: 'https://portal.example', base: '/developers/', machine: 'http://127.0.0.1:4010'};

test.each([
  [
    'https://portal.example/developers/sandbox/locations/v2/collections?limit=1',
    '/locations/v2/collections?limit=1',
  ],
  ['https://portal.example/developers/sandbox/sandbox/clock#now', '/sandbox/clock'],
  ['http://127.0.0.1:4010/identity/user-pool', '/identity/user-pool'],
])('%s is the sandbox’s', (address, path) => {
  expect(sandboxTarget(address, at)).toEqual({path, isMachine: address.startsWith('http:')});
});

test.each([
  'https://portal.example/developers/sandbox',
  'https://portal.example/developers/sandbox/',
  'https://portal.example/developers/sandbox/index.html?x=1',
  'https://portal.example/sandbox/clock',
  'http://127.0.0.1:40100/x',
  'https://api.example/sandbox/clock',
])('%s is not', (address) => {
  expect(sandboxTarget(address, at)).toBeUndefined();
});
