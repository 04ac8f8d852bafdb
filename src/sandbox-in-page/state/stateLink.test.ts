import {deflateRawSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {describeState} from './describeState';
import {bringsState, fragmentOf, stateIn} from './stateLink';

const state = JSON.stringify({
  seed: 7,
  now: 0,
  stands: true,
  set: {areas: [['é', '🔥']]},
  gone: {plans: [['a']]},
});
const written = (bytes: Uint8Array) => `#state=${Buffer.from(bytes).toString('base64url')}`;

test('a state goes into the end of an address and comes out of it', async () => {
  const fragment = (await fragmentOf(state)) ?? '';
  expect(fragment).toMatch(/^#state=[\w-]+$/);
  expect(bringsState(fragment)).toBe(true);
  expect(await stateIn(fragment)).toBe(state);
});

test('what is larger than 8 KB does not', async () => {
  const noise = Array.from({length: 3000}, () => Math.random().toString(36)).join('');
  expect(await fragmentOf(noise)).toBeUndefined();
});

test.each([
  ['cut off', async () => ((await fragmentOf(state)) ?? '').slice(0, 40)],
  ['not of the alphabet', () => '#state=***'],
  ['not deflated', () => written(Buffer.from('{"seed": 1}'))],
  ['not UTF-8', () => written(deflateRawSync(Buffer.from([0x22, 0xff, 0x22])))],
  ['empty', () => '#state='],
  [
    'a bomb: 2 KB that inflate to more than 2 MB',
    () => written(deflateRawSync(Buffer.alloc(2_200_000, 0x20))),
  ],
  ['longer than a link of ours', () => `#state=${'A'.repeat(100_000)}`],
])('a link that is %s gives nothing', async (_, hash) => {
  expect(await stateIn(await hash())).toBeUndefined();
});

test('says what a state is before it is opened, and nothing of what is none', () => {
  expect(describeState(state)).toEqual({
    seed: 7,
    now: '1970-01-01T00:00:00.000Z',
    stands: true,
    changes: 2,
  });
  for (const text of [
    '',
    '[]',
    'null',
    '{"seed": "1", "now": 0, "set": {}, "gone": {}}',
    '{"seed": 1, "now": 9e99}',
  ])
    expect(describeState(text)).toBeUndefined();
});
