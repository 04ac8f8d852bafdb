import {networkInterfaces} from 'node:os';
import {expect, test, vi} from 'vitest';
import {openWebhookReceiver, sendJson} from '../../testing/webhookReceiver';
import {createNodeConverter, type NodeConverterOptions} from './createNodeConverter';

const MOST = 1000;

const convert = (url: string, options: NodeConverterOptions = {}, headers?: Record<string, string>) =>
  createNodeConverter({timeoutMilliseconds: 300, ...options}).convert(
    {url, headers, accountId: 'anna', format: 'skytrack'},
    {format: 'skytrack'},
    MOST,
  );

test('the body is posted as JSON with the headers of the webhook, and the response comes back parsed', async () => {
  const {url, port, received} = await openWebhookReceiver(sendJson({format: 'uxv', plans: []}));
  await expect(convert(`${url}/skytrack?v=2`, {}, {'X-Source': 'platform'})).resolves.toEqual({
    format: 'uxv',
    plans: [],
  });
  expect(received).toMatchObject([
    {
      method: 'POST',
      path: '/skytrack?v=2',
      body: {format: 'skytrack'},
      headers: {'x-source': 'platform', 'content-type': 'application/json', host: `127.0.0.1:${port}`},
    },
  ]);
});

test('headers of the transport and of browsers are never sent', async () => {
  const {url, port, received} = await openWebhookReceiver(sendJson({}));
  const forged = {
    Host: 'intranet.example',
    ORIGIN: 'http://127.0.0.1:3000',
    Cookie: 'session=1',
    'Sec-Fetch-Site': 'none',
  };
  await convert(url, {}, {...forged, 'X-Source': 'platform'});
  expect(received[0]?.headers).toEqual({
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    'content-length': '21',
    connection: 'close',
    'x-source': 'platform',
  });
});

test('a webhook that responds late, or starts and never ends, is given up', async () => {
  const silent = await openWebhookReceiver(() => {});
  await expect(convert(silent.url)).rejects.toThrow('did not respond within 0.3 s');
  const endless = await openWebhookReceiver((response) => response.writeHead(200).write('{"a":'));
  await expect(convert(endless.url)).rejects.toThrow('did not respond within 0.3 s');
});

test('a name server that keeps silent is given up too', async () => {
  const resolve = () => new Promise<never>(() => {});
  await expect(convert('http://slow.example/', {resolve})).rejects.toThrow('did not respond within 0.3 s');
});

test('redirects are not followed, even to this machine', async () => {
  const target = await openWebhookReceiver(sendJson({}));
  const {url} = await openWebhookReceiver((response) =>
    response.writeHead(307, {location: target.url}).end(),
  );
  await expect(convert(url)).rejects.toThrow('responded with 307, and redirects are not followed');
  expect(target.received).toEqual([]);
});

test.each<[string, number, string | Buffer, string]>([
  ['another status', 500, '{}', 'responded with 500 instead of 200'],
  ['no content', 204, '', 'responded with 204 instead of 200'],
  [
    'text',
    200,
    '<html>',
    'sent a response that cannot be parsed: body is not JSON: unexpected "<" at line 1, column 1 (offset 0)',
  ],
  [
    'bytes that are no UTF-8',
    200,
    Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]),
    'sent a response that is not UTF-8',
  ],
  ['too much', 200, JSON.stringify('x'.repeat(2 * MOST)), 'responded with more than 1000 bytes'],
  ['too deep a nesting', 200, '['.repeat(100) + ']'.repeat(100), 'nested deeper than 64 levels'],
])('%s is told', async (_what, status, body, message) => {
  const {url} = await openWebhookReceiver((response) => response.writeHead(status).end(body));
  await expect(convert(url)).rejects.toThrow(message);
});

test('a webhook that breaks off, or that nobody runs, is told', async () => {
  const breaking = await openWebhookReceiver((response) => {
    response.writeHead(200, {'content-length': '100'}).write('{', () => response.destroy());
  });
  await expect(convert(breaking.url)).rejects.toThrow('closed the connection in the middle of its response');
  await expect(convert('http://127.0.0.1:1/')).rejects.toThrow('could not be reached (ECONNREFUSED)');
});

test.each([
  'http://192.0.2.7/',
  'http://10.0.0.1/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[2001:db8::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2886729729/',
])('%s is not this machine', async (url) => {
  await expect(convert(url)).rejects.toThrow('this sandbox sends requests only to this machine');
});

test.each(['127.1', '2130706433', '0x7f.0.0.1', '[::ffff:127.0.0.1]'])(
  'loopback written as %s is this machine',
  async (host) => {
    const {port} = await openWebhookReceiver(sendJson({}));
    await expect(convert(`http://${host}:${port}/`)).resolves.toEqual({});
  },
);

test.each(['localhost', '127.0.0.1', '127.1', '[::ffff:127.0.0.1]', '[::1]', 'dev.example'])(
  'the sandbox itself is no target, by the name %s',
  async (host) => {
    const {port, received} = await openWebhookReceiver(sendJson({}));
    const options = {
      ownPorts: () => [port],
      resolve: async () => [{address: host === 'localhost' ? '::1' : '127.0.0.1', family: 4}],
    };
    for (const allowOutside of [false, true])
      await expect(
        convert(`http://${host}:${port}/sandbox/reset`, {...options, allowOutside}),
      ).rejects.toThrow(/^is at .+, which is this sandbox itself$/);
    expect(received).toEqual([]);
  },
);

test('nor is it by its addresses of other networks, or where its port is left out', async () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []));
  for (const address of [...own, '0.0.0.0'])
    await expect(
      convert(`http://${address}:4010/`, {ownPorts: () => [4010], allowOutside: true}),
    ).rejects.toThrow('which is this sandbox itself');
  await expect(convert('http://127.0.0.1/', {ownPorts: () => [80]})).rejects.toThrow('this sandbox itself');
  await expect(convert('https://127.0.0.1/', {ownPorts: () => [443]})).rejects.toThrow('this sandbox itself');
});

test('a host name is worth its addresses: one that is elsewhere is enough to refuse it', async () => {
  const addresses =
    (...list: string[]) =>
    async () =>
      list.map((address) => ({address, family: 4}));
  const {port} = await openWebhookReceiver(sendJson({}));
  const url = `http://convert.example:${port}/`;
  await expect(convert(url, {resolve: addresses('127.0.0.1')})).resolves.toEqual({});
  await expect(convert(url, {resolve: addresses('127.0.0.1', '192.0.2.7')})).rejects.toThrow(
    'is at convert.example (192.0.2.7), and this sandbox sends requests only to this machine',
  );
  await expect(convert(url, {resolve: addresses()})).rejects.toThrow(
    'is at convert.example, which does not resolve to an address',
  );
});

test('a silent port refuses, although something listens there', async () => {
  const {port, url} = await openWebhookReceiver(sendJson({}));
  await expect(convert(url, {silentPorts: [port]})).rejects.toThrow('could not be reached (ECONNREFUSED)');
  await expect(convert(url)).resolves.toEqual({});
});

test('the name is asked for once: a second lookup cannot lead elsewhere', async () => {
  const {port} = await openWebhookReceiver(sendJson({}));
  const resolve = vi
    .fn()
    .mockResolvedValueOnce([{address: '127.0.0.1', family: 4}])
    .mockResolvedValue([{address: '192.0.2.7', family: 4}]);
  await expect(convert(`http://rebind.example:${port}/`, {resolve})).resolves.toEqual({});
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('told that it may, it calls outside, but never where clouds keep credentials', async () => {
  const options = {allowOutside: true};
  await expect(convert('http://169.254.169.254/', options)).rejects.toThrow('never sends requests');
  // An address for documentation: nobody listens there, but it is tried.
  await expect(convert('http://192.0.2.7/', options)).rejects.toThrow(/did not respond|could not be reached/);
});

/** A webhook that responds only when told to. */
async function openHangingWebhook() {
  const waiting: (() => void)[] = [];
  const {url, received} = await openWebhookReceiver((response) => waiting.push(() => sendJson({})(response)));
  return {url, received, respondToAll: () => waiting.forEach((respond) => respond())};
}

test('webhooks of one account that hang leave room for those of others', async () => {
  const {url, received, respondToAll} = await openHangingWebhook();
  const quick = await openWebhookReceiver(sendJson({}));
  const converter = createNodeConverter();
  const running = Array.from({length: 8}, () =>
    converter.convert({url, accountId: 'anna', format: 'skytrack'}, {}, MOST),
  );
  await vi.waitFor(() => expect(received).toHaveLength(8));
  await expect(
    converter.convert({url: quick.url, accountId: 'anna', format: 'skytrack'}, {}, MOST),
  ).rejects.toThrow('was not called: 8 conversions of this account are running already');
  await expect(
    converter.convert({url: quick.url, accountId: 'ben', format: 'skytrack'}, {}, MOST),
  ).resolves.toEqual({});
  respondToAll();
  await Promise.all(running);
  await expect(
    converter.convert({url: quick.url, accountId: 'anna', format: 'skytrack'}, {}, MOST),
  ).resolves.toEqual({});
});

test('so many conversions run at once for everybody; one more is refused and does not wait', async () => {
  const {url, received, respondToAll} = await openHangingWebhook();
  const converter = createNodeConverter();
  const running = Array.from({length: 16}, (_, index) =>
    converter.convert({url, accountId: index < 8 ? 'anna' : 'ben', format: 'skytrack'}, {}, MOST),
  );
  await vi.waitFor(() => expect(received).toHaveLength(16));
  await expect(converter.convert({url, accountId: 'cleo', format: 'skytrack'}, {}, MOST)).rejects.toThrow(
    'was not called: 16 conversions are running already',
  );
  respondToAll();
  await expect(Promise.all(running)).resolves.toHaveLength(16);
});
