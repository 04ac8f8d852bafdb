import {createServer} from 'node:http';
import {once} from 'node:events';
import {expect, onTestFinished, test} from 'vitest';
import {ask, connect, type Transport} from './connect';
import {openSandbox} from './openSandbox';

const transports: Transport[] = ['stdio', 'http'];

test.each(transports)('over %s, tools say truly whether they write', async (transport) => {
  const client = await connect(transport, await openSandbox());
  const {tools} = await client.listTools();
  const hints = Object.fromEntries(tools.map(({name, annotations}) => [name, annotations]));
  const looks = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};
  const writes = {readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false};
  const reading = ['search_docs', 'read_page', 'list_operations', 'describe_operation', 'check_request'];
  const expected = {
    ...Object.fromEntries(
      [...reading, 'send_read_request', 'explain_error', 'list_workflows'].map((name) => [name, looks]),
    ),
    send_write_request: writes,
    run_workflow: writes,
  };
  expect(Object.keys(hints).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, hint] of Object.entries(expected)) expect(hints[name], name).toMatchObject(hint);

  const written = await ask(client, 'send_read_request', {
    operationId: 'deleteObjects',
    path: {objectIds: ['heron-7']},
  });
  expect(written).toMatchObject({isError: true, text: expect.stringContaining('send_write_request')});
  const kept = await ask(client, 'send_read_request', {
    operationId: 'getObjects',
    path: {objectIds: ['heron-7']},
  });
  expect(kept).toMatchObject({isError: false, data: {status: 200}});
});

test.each(transports)('over %s, every page that llms.txt lists is a resource', async (transport) => {
  const client = await connect(transport, await openSandbox());
  const {text: index} = await ask(client, 'read_page', {page: 'llms.txt'});
  const {resources} = await client.listResources();
  expect(resources.length).toBeGreaterThan(100);
  expect(index).toContain(resources[0]?.uri);
  for (const {uri} of resources) {
    const {contents} = await client.readResource({uri});
    expect(contents).toEqual([{uri, mimeType: 'text/markdown', text: expect.stringMatching(/^# .+\n/)}]);
  }
});

test('every operation can be described', async () => {
  const client = await connect('http', await openSandbox());
  const {data} = await ask(client, 'list_operations');
  const {operations} = data as {operations: {operationId: string; isReading: boolean; method: string}[]};
  expect(operations.length).toBeGreaterThan(60);
  for (const {operationId, isReading, method} of operations) {
    const {text, isError} = await ask(client, 'describe_operation', {operationId});
    expect(isError, operationId).toBe(false);
    expect(text).toContain(`"writes": ${!isReading}`);
    if (method === 'GET') expect(isReading).toBe(true);
  }
});

test('no name leads out of the site, and no request leaves the contract', async () => {
  const client = await connect('stdio', await openSandbox());
  const pages = ['../package.json', '/../package.json', '..%2fpackage.json', 'docs/../../README.md', '.env'];
  for (const page of [...pages, 'file:///etc/passwd', 'https://example.com/docs.md', 'sw.js'])
    expect(await ask(client, 'read_page', {page}), page).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^There is no page/),
    });
  await expect(client.readResource({uri: 'https://example.com/docs.md'})).rejects.toThrow();
  const up = await ask(client, 'send_read_request', {operationId: 'getRoute', path: {routeId: '..'}});
  expect(up).toMatchObject({isError: true, text: 'path.routeId must not be "..".'});
  const other = await ask(client, 'send_read_request', {
    operationId: 'listObjects',
    headers: {host: 'example.com'},
  });
  expect(other).toMatchObject({
    isError: true,
    text: expect.stringContaining('is not a header of listObjects'),
  });
  const unknown = await ask(client, 'send_read_request', {operationId: 'listobjects'});
  expect(unknown.text).toBe('There is no operation "listobjects". Did you mean listObjects?');
});

test('refuses over HTTP what a foreign page or a foreign name sends, and what is too long', async () => {
  const url = `${await openSandbox()}/mcp`;
  const message = {jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}};
  const post = (headers: Record<string, string>, body = JSON.stringify(message)) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });
  expect((await post({})).status).toBe(200);
  expect((await post({origin: 'https://example.com'})).status).toBe(403);
  expect((await post({}, JSON.stringify({...message, params: {padding: 'x'.repeat(2 ** 20)}}))).status).toBe(
    413,
  );
  expect((await fetch(url)).status).toBe(405);
  const {hostname, port} = new URL(url);
  expect(await statusFor(hostname, Number(port), 'attacker.example')).toBe(421);
});

test('production takes an explicit flag and a key, which no answer shows', async () => {
  const sandbox = await openSandbox();
  const key = 'northern-lights-and-harbours';
  const without = await connect('stdio', sandbox, {env: {PLATFORM_KEY: key}});
  const refused = await ask(without, 'send_read_request', {operationId: 'listAreas', server: 'production'});
  expect(refused).toMatchObject({isError: true, text: expect.stringMatching(/sandbox/)});

  const args = ['--site', 'build', '--production'];
  await expect(connect('stdio', sandbox, {args})).rejects.toThrow();
  const client = await connect('stdio', sandbox, {args, env: {PLATFORM_KEY: key}});
  const {tools} = await client.listTools();
  expect(tools.find(({name}) => name === 'send_write_request')?.annotations).toMatchObject({
    openWorldHint: true,
  });
  const invalid = await ask(client, 'send_write_request', {
    operationId: 'createCollection',
    server: 'production',
    body: {collectionId: `${key} `},
  });
  expect(invalid.isError).toBe(true);
  expect(invalid.text).toMatch(/^Nothing was sent to production/);
  const repeated = await ask(client, 'check_request', {operationId: 'listAreas', query: {[key]: key}});
  expect(JSON.stringify([invalid, repeated])).not.toContain(key);
  expect(repeated.text).toContain('[key]');
});

test('says what to do where the sandbox or the site is missing', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const {port} = free.address() as {port: number};
  free.close();
  const client = await connect('stdio', `http://127.0.0.1:${port}`, {
    args: ['--site', `http://127.0.0.1:${port}`],
  });
  const sent = await ask(client, 'send_read_request', {operationId: 'listAreas'});
  expect(sent.text).toMatch(/^The sandbox does not respond at http:.+ Start the sandbox/);
  const read = await ask(client, 'read_page', {page: '/docs'});
  expect(read.text).toMatch(/^The portal does not respond at .+ Set MCP_SITE/);
  const described = await ask(client, 'describe_operation', {operationId: 'listAreas'});
  expect(described.isError).toBe(false);
  onTestFinished(() => void free.close());
});

test('a workflow passes at the moment of the guides, and one that does not stops with the response', async () => {
  const client = await connect('http', await openSandbox());
  const {data} = await ask(client, 'list_workflows');
  const {workflows} = data as {workflows: {name: string}[]};
  expect(workflows.length).toBeGreaterThan(5);
  const needsToken: string[] = [];
  for (const {name} of workflows) {
    const {text, isError} = await ask(client, 'run_workflow', {workflow: name});
    if (text.startsWith('The workflow needs the input "token"')) needsToken.push(name);
    else expect(`${name}: ${text}`).toMatch(isError ? 'must pass' : /All \d+ steps have passed\.$/);
  }
  expect(needsToken.length).toBeLessThan(workflows.length / 4);
  const wrong = await ask(client, 'run_workflow', {
    workflow: workflows[0]?.name,
    inputs: {colour: 'red'},
  });
  expect(wrong).toMatchObject({isError: true, text: expect.stringContaining('"colour" is no input')});
});

/** `fetch` sets `Host` itself. */
async function statusFor(hostname: string, port: number, host: string): Promise<number> {
  const {request} = await import('node:http');
  const sent = request({hostname, port, path: '/mcp', method: 'POST', headers: {host}});
  sent.end('{}');
  const [response] = (await once(sent, 'response')) as [{statusCode: number; resume(): void}];
  response.resume();
  return response.statusCode;
}
