import {expect, test, vi} from 'vitest';
import {beginFault, listFaults} from './faults';
import {faultText} from './faultText';
import {toFault} from './toFault';

const draft = {what: '503', delayMs: '2000', operationId: '', times: '3'};

test('fields become a fault', () => {
  expect(toFault(draft)).toEqual({status: 503, times: 3});
  expect(toFault({...draft, what: 'delay', operationId: 'listRoutes'})).toEqual({
    delayMs: 2000,
    operationId: 'listRoutes',
    times: 3,
  });
  expect(toFault({...draft, what: 'drop'})).toEqual({drop: true, times: 3});
});

test('a fault is told in words', () => {
  expect(faultText({status: 503, times: 2})).toBe('Any operation: fail with 503 (requests left: 2)');
  expect(faultText({operationId: 'listRoutes', delayMs: 30, drop: true, times: 1})).toBe(
    'listRoutes: wait 30 ms, lose their connection (requests left: 1)',
  );
  expect(faultText({operationId: 'ForgotPassword', times: 1})).toBe(
    'ForgotPassword: rejected as too many (requests left: 1)',
  );
});

test('a server without faults on demand has no list', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({message: 'unknown'}, {status: 404})));
  expect(await listFaults('http://platform')).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  expect(await listFaults('http://platform')).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await listFaults('http://platform')).toBeUndefined();
});

test('what the sandbox finds wrong with a fault is told', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({message: 'body.times must be'}, {status: 400})),
  );
  expect(await beginFault('http://sandbox', {times: 0})).toBe('body.times must be');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status: 204})));
  expect(await beginFault('http://sandbox', {status: 500, times: 1})).toBeUndefined();
});
