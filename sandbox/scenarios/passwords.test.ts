import {afterAll, beforeAll, expect, test} from 'vitest';
import {pointAmplifyAt, signInAs} from './amplify';
import {wrongCredentials, expectRefusal} from './refusal';
import {signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

// What the policy asks for, so that each password tests its other part.
const VALID_PART = 'aA1!';
const scripts = [
  'ßäöü',
  'Ωμέγα',
  'Привет',
  'שלום',
  'مرحبا',
  '你好世界',
  'こんにちは',
  '한국어',
  'हिन्दी',
  '🛰️🔥🚒',
  'e\u0301',
  '\u00e9',
  '𝒜𝒷',
  '٣٤٥',
];
const ascii = Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index));

/**
 * 100 passwords: many lengths from 8, each script, each ASCII mark, blanks within, and 200 characters (where the cut may
 * leave half a surrogate pair: that too must come out the same on both sides).
 */
const passwords = [
  ...Array.from({length: 40}, (_, index) => `${ascii.slice(index, index + 4 + index).join('')}${VALID_PART}`),
  ...scripts.map((script) => `${script}${VALID_PART}x`.padEnd(12, 'y')),
  ...scripts.map((script) => `${VALID_PART} ${script.repeat(200)}`.slice(0, 199) + 'z'),
  ...Array.from({length: 16}, (_, index) =>
    `${VALID_PART}${ascii.slice(-index - 1).join('')}`.padEnd(8, 'q'),
  ),
  ...Array.from({length: 8}, (_, index) => `${VALID_PART} two  words ${'m'.repeat(index)}0`),
  ...Array.from(
    {length: 8},
    (_, index) => `${VALID_PART}${'Sisters, Oregon '.repeat(13)}`.slice(0, 199) + String(index),
  ),
];

/** As near to the right one as a wrong one can be: another last character, capitals, length, composition. */
const mistakes: readonly ((password: string) => string)[] = [
  (password) => `${password.slice(0, -1)}${password.endsWith('Z') ? 'Y' : 'Z'}`,
  (password) => password.replace('aA1!', 'Aa1!'),
  (password) => `${password}x`,
  (password) => password.slice(1),
  (password) =>
    password.normalize('NFD') === password ? `${password.slice(0, -1)}é` : password.normalize('NFD'),
];

test('there are a hundred passwords, some of 200 characters', () => {
  expect(new Set(passwords).size).toBe(100);
  expect(passwords.filter((password) => password.length === 200).length).toBeGreaterThanOrEqual(15);
});

test.each(passwords.map((password, index) => ({password, index})))(
  'password $index is accepted, and one that is almost it is not',
  async ({password, index}) => {
    const email = await signUpUser(running, {password});
    const mistake = mistakes[index % mistakes.length]?.(password) ?? '';
    expect(mistake).not.toBe(password);
    await expectRefusal(signInAs(email, mistake), ...wrongCredentials);
    expect(await signInAs(email, password)).toBe('DONE');
  },
);
