import {expect, test} from 'vitest';
import {createAccountLog, KEPT_ENTRIES} from '../base/accountLog';
import {createClock} from '../base/clock';
import {storyTime} from '../testing/openSandbox';
import {requestEvents} from './requestEvents';
import {createRequestLog, type LoggedRequest} from './requestLog';

const callOf = (index: number) => ({
  accountId: 'ann',
  operationId: 'listRoutes',
  status: 200,
  milliseconds: 1,
  violations: [],
  head: {method: 'GET', url: `/routes/${index}`, headers: {}},
});

/** The events of a piece of the stream. */
const eventsOf = (bytes: unknown) =>
  new TextDecoder()
    .decode(bytes instanceof Uint8Array ? bytes : undefined)
    .split('\n\n')
    .filter((text) => text.startsWith('data: '))
    .map((text) => JSON.parse(text.slice('data: '.length)) as LoggedRequest);

test('who does not read is kept no more events than the list has', async () => {
  const log = createRequestLog(createClock(storyTime));
  const stream = requestEvents({requests: log, deliveries: createAccountLog()}, 'ann', async () => true);
  await stream.next();
  for (let index = 0; index < 3 * KEPT_ENTRIES; index++) log.add(callOf(index));
  const events = eventsOf((await stream.next()).value);
  expect(events.map(({path}) => path)).toEqual(
    log
      .list('ann')
      .toReversed()
      .map(({path}) => path),
  );
  await stream.return();
});

test('ends, and tells nothing more, once its key or token counts no more', async () => {
  const log = createRequestLog(createClock(storyTime));
  let isValid = true;
  const stream = requestEvents({requests: log, deliveries: createAccountLog()}, 'ann', async () => isValid);
  await stream.next();
  log.add(callOf(1));
  expect(eventsOf((await stream.next()).value)).toHaveLength(1);
  isValid = false;
  log.add(callOf(2));
  expect(await stream.next()).toEqual({done: true, value: undefined});
});
