import {expect, test} from 'vitest';
import {findMailbox} from './findMailbox';

const endpointsAt = (origin: string) => ({
  endpoints: {userPool: `${origin}/identity/user-pool`, identityPool: `${origin}/identity/identity-pool`},
});

test('a sandbox has a mailbox, for one address or for all', () => {
  const sandbox = endpointsAt('http://127.0.0.1:4010');
  expect(findMailbox(sandbox)).toBe('http://127.0.0.1:4010/sandbox/mailbox');
  expect(findMailbox(sandbox, 'ann+x@example.com')).toBe(
    'http://127.0.0.1:4010/sandbox/mailbox?to=ann%2Bx%40example.com',
  );
  expect(findMailbox(sandbox, '')).toBe('http://127.0.0.1:4010/sandbox/mailbox');
  expect(findMailbox(endpointsAt('http://localhost:5000'))).toBe('http://localhost:5000/sandbox/mailbox');
});

test('a service that really sends has none', () => {
  expect(findMailbox({})).toBeUndefined();
  expect(findMailbox(endpointsAt('https://identity.example.com'), 'ann@example.com')).toBeUndefined();
});
