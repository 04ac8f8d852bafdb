import {expect, test} from 'vitest';
import {createSandbox} from './createSandbox';

test('a stream that its reader leaves is served once, and nothing is logged', async () => {
  const lines: string[] = [];
  const served: string[] = [];
  const sandbox = await createSandbox({
    logger: {level: 'warn', stream: {write: (line: string) => void lines.push(line)}},
    extend: (app) => ({
      ...app,
      receive: (request) => {
        served.push(request.url);
        return app.receive(request);
      },
    }),
  });
  const url = await sandbox.listen({port: 0, host: '127.0.0.1'});
  const ended = new Promise<void>((resolve) => {
    sandbox.server.on('request', (_, response) => response.on('close', () => setImmediate(resolve)));
  });
  const leave = new AbortController();
  const live = await fetch(`${url}/sandbox/requests/live`, {
    headers: {'x-api-key': 'sandbox-developer-key'},
    signal: leave.signal,
  });
  await live.body?.getReader().read();
  leave.abort();
  await ended;
  await sandbox.close();
  expect(served).toEqual(['/sandbox/requests/live']);
  expect(lines).toEqual([]);
});
