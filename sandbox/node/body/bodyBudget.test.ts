import {once} from 'node:events';
import {request, type ClientRequest} from 'node:http';
import Fastify, {type FastifyInstance} from 'fastify';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {limits} from '../../http/limits';
import {serveApp} from '../serveApp';

const MEGABYTE = 1024 * 1024;

/**
 * A server whose handler holds each body until it is let go, and says how many bytes it holds at most. The header
 * `account` says who calls.
 */
async function holdingServer() {
  const server = Fastify({forceCloseConnections: true});
  onTestFinished(() => server.close());
  let held = 0;
  let most = 0;
  const letGo: (() => void)[] = [];
  serveApp(server, {
    receive: async ({headers: {account}}) => ({
      mostBytes: 16 * MEGABYTE,
      ...(account !== undefined && {accountId: String(account)}),
      respond: async ({byteLength}) => {
        held += byteLength;
        most = Math.max(most, held);
        await new Promise<void>((resolve) => letGo.push(resolve));
        held -= byteLength;
        return {status: 200, headers: {}, body: 'read'};
      },
      refuse: (thrown) => ({status: 400, headers: {}, body: String(thrown)}),
    }),
  });
  await server.listen({port: 0, host: '127.0.0.1'});
  const {port} = server.server.address() as AddressInfo;
  return {app: server, url: `http://127.0.0.1:${port}/`, letGo, most: () => most};
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const post = (url: string, megabytes: number, account = 'anna') =>
  fetch(url, {
    method: 'POST',
    headers: {'content-type': 'text/plain', account},
    body: 'x'.repeat(megabytes * MEGABYTE),
  });

/** Opens a request of 16 MB that never sends more than one byte, and resolves when the server has its headers. */
async function stall(app: FastifyInstance, url: string, account = 'anna'): Promise<ClientRequest> {
  const arrived = once(app.server, 'request');
  const headers = {'content-type': 'text/plain', 'content-length': String(16 * MEGABYTE), account};
  const call = request(url, {method: 'POST', headers});
  call.on('error', () => {});
  call.write('x');
  await arrived;
  return call;
}

test('large bodies wait for each other, and every one is read in the end', async () => {
  const {url, letGo, most} = await holdingServer();
  const responses = Array.from({length: 6}, (_, index) => post(url, 12, `account-${index % 3}`));
  await until(() => letGo.length === 2);
  for (let count = 0; count < 6; count++) {
    await until(() => letGo.length > 0);
    letGo.shift()?.();
  }
  for (const response of await Promise.all(responses)) expect(await response.text()).toBe('read');
  expect(most()).toBeGreaterThanOrEqual(24 * MEGABYTE);
  expect(most()).toBeLessThanOrEqual(limits.largeBodiesBytes);
});

test('small bodies do not wait behind large ones', async () => {
  const {url, letGo} = await holdingServer();
  const large = ['anna', 'ben', 'cleo'].map((account) => post(url, 14, account));
  await until(() => letGo.length === 2);
  const small = post(url, 0.1);
  await until(() => letGo.length === 3);
  letGo.splice(0).forEach((go) => go());
  expect((await small).status).toBe(200);
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  await Promise.all(large);
});

test('a caller who hangs up gives way to the next', async () => {
  const {app, url, letGo} = await holdingServer();
  const stalled = [await stall(app, url, 'ben'), await stall(app, url, 'cleo')];
  const isWaiting = once(app.server, 'request');
  const waiting = post(url, 16);
  await isWaiting;
  expect(letGo).toHaveLength(0);
  for (const call of stalled) call.destroy();
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  expect((await waiting).status).toBe(200);
});

test('an account whose large bodies never come to an end holds back its own and nobody else', async () => {
  const {app, url, letGo} = await holdingServer();
  const stalled = [];
  for (let count = 0; count < 20; count++) stalled.push(await stall(app, url));
  const own = post(url, 1);
  const other = post(url, 16, 'ben');
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  expect((await other).status).toBe(200);
  expect(letGo).toHaveLength(0);
  for (const call of stalled) call.destroy();
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  expect((await own).status).toBe(200);
});

test('callers without an account share what one account may take', async () => {
  const {app, url, letGo} = await holdingServer();
  const headers = {'content-type': 'text/plain', 'content-length': String(16 * MEGABYTE)};
  const strangers = Array.from({length: 4}, () => {
    const call = request(url, {method: 'POST', headers}).on('error', () => {});
    call.write('x');
    onTestFinished(() => void call.destroy());
    return call;
  });
  for (const _ of strangers) await once(app.server, 'request');
  const other = post(url, 16);
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  expect((await other).status).toBe(200);
});
