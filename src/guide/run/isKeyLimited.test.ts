import type {Outcome} from '@site/src/try-it/send/types';
import {expect, test} from 'vitest';
import {isKeyLimited} from './isKeyLimited';

const responded = (status: number, message: string) =>
  ({
    kind: 'response',
    status,
    body: new TextEncoder().encode(JSON.stringify({status_code: status, message})),
  }) as unknown as Outcome;

test('a key that may only read, or only call other paths, is limited', () => {
  for (const words of [
    'Access Denied: the API key in x-api-key is read only, and this operation writes; send a key that may write',
    'Access Denied: the API key in x-api-key may not call /flights/v2/plans; send a key whose allowed paths include it',
  ])
    expect(isKeyLimited(responded(403, words))).toBe(true);
});

test('other refusals have nothing to do with the key', () => {
  expect(isKeyLimited(responded(403, 'Access Denied'))).toBe(false);
  expect(isKeyLimited(responded(401, 'Access Denied: the API key in x-api-key'))).toBe(false);
  expect(isKeyLimited({kind: 'cancelled', totalMs: 1})).toBe(false);
  expect(isKeyLimited(undefined)).toBe(false);
});
