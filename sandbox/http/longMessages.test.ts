import {expect, test} from 'vitest';
import {openSandbox} from '../testing/openSandbox';

const name = 'k'.repeat(90_000);
const sixty = (text: string) => Array.from({length: 60}, () => text).join(',');

test.each([
  ['halves of pairs', `{"${name}":[${sixty('"\\ud83d"')}]}`],
  ['members that appear twice', `{"${name}":{${sixty('"a":1')}}}`],
  ['numbers that are too large', `{"${name}":[${sixty('1e999')}]}`],
  ['numbers with too many digits', `{"${name}":[${sixty('9007199254740993')}]}`],
])('what a body repeats of a long name under which are many %s is cut', async (_what, body) => {
  const {call} = await openSandbox();
  const response = await call('POST /locations/v2/collections', {body});
  expect(response.status).toBe(400);
  expect(response.bytes.length).toBeLessThan(20_000);
  // The log of requests has the violations as well.
  expect((await call('GET /sandbox/requests')).bytes.length).toBeLessThan(60_000);
});

test('a long name that the control does not know is cut, between two letters', async () => {
  const {call} = await openSandbox();
  const {status, bytes} = await call('POST /sandbox/faults', {body: {[`x${'\u{1f681}'.repeat(5_000)}`]: 1}});
  expect(status).toBe(400);
  expect(bytes.length).toBeLessThan(10_000);
  expect(String(bytes)).not.toContain('\\ud83d');
});
