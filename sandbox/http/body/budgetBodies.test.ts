import {request} from 'node:http';
import Fastify from 'fastify';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {budgetBodies} from './budgetBodies';
import {limits} from '../limits';

const MEGABYTE = 1024 * 1024;

/** A server whose handler holds each body until it is let go, and says how many bytes it holds at most. */
async function holdingServer() {
  const app = Fastify({bodyLimit: 16 * MEGABYTE, forceCloseConnections: true});
  onTestFinished(() => app.close());
  budgetBodies(app);
  let held = 0;
  let most = 0;
  const letGo: (() => void)[] = [];
  app.post('/', async ({body}) => {
    held += String(body).length;
    most = Math.max(most, held);
    await new Promise<void>((resolve) => letGo.push(resolve));
    held -= String(body).length;
    return 'read';
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/`, letGo, most: () => most};
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const post = (url: string, megabytes: number) =>
  fetch(url, {
    method: 'POST',
    headers: {'content-type': 'text/plain'},
    body: 'x'.repeat(megabytes * MEGABYTE),
  });

test('large bodies wait for each other, and every one is read in the end', async () => {
  const {url, letGo, most} = await holdingServer();
  const responses = Array.from({length: 6}, () => post(url, 12));
  for (let count = 0; count < 6; count++) {
    await until(() => letGo.length > 0);
    letGo.shift()?.();
  }
  for (const response of await Promise.all(responses)) expect(await response.text()).toBe('read');
  expect(most()).toBeGreaterThanOrEqual(12 * MEGABYTE);
  expect(most()).toBeLessThanOrEqual(limits.largeBodiesBytes);
});

test('small bodies do not wait behind large ones', async () => {
  const {url, letGo} = await holdingServer();
  const large = [post(url, 14), post(url, 14), post(url, 14)];
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
  const {url, letGo} = await holdingServer();
  const headers = {'content-type': 'text/plain', 'content-length': String(16 * MEGABYTE)};
  const stalled = [1, 2].map(() => {
    const call = request(url, {method: 'POST', headers});
    call.on('error', () => {});
    call.write('x');
    return call;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const waiting = post(url, 16);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(letGo).toHaveLength(0);
  for (const call of stalled) call.destroy();
  await until(() => letGo.length === 1);
  letGo.shift()?.();
  expect((await waiting).status).toBe(200);
});
