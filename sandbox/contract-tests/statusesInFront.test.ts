import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {expect, test} from 'vitest';
import {createSandbox} from '../node/createSandbox';
import {isObject} from '../contract/document/document';
import {loadContract, servedContract} from '../testing/servedContract';
import {openSandbox} from '../testing/openSandbox';

/** What a server in front of the operations responds by itself; the sandbox knows no rates, so it never responds 429. */
const inFront = ['405', '408', '429', '431'];

const {info} = loadContract();
const description = isObject(info) ? String(info.description) : '';
const limitsPage = readFileSync('docs/guides/limits.mdx', 'utf8');

test.each(inFront)('the contract and the page of limits name %s, and no operation lists it', (status) => {
  expect(description).toContain(`\`${status}\``);
  expect(limitsPage).toContain(`| \`${status}\` |`);
  const {operations} = servedContract();
  expect(operations.filter(({responses}) => responses.has(Number(status)))).toEqual([]);
});

test('a method that a path does not have is 405, with those that it has', async () => {
  const {call} = await openSandbox();
  expect(await call('PATCH /locations/v2/collections')).toMatchObject({
    status: 405,
    headers: {allow: 'GET, POST, OPTIONS'},
    body: {status_code: 405, message: expect.any(String) as string},
  });
});

test('an address that is too long is 431', async () => {
  const sandbox = await createSandbox();
  try {
    const url = new URL(await sandbox.listen({port: 0, host: '127.0.0.1'}));
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET /locations/v2/objects/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
      status_code: 431,
      message: expect.any(String) as string,
    });
  } finally {
    await sandbox.close();
  }
});
