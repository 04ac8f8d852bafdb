import {expect, test} from 'vitest';
import {statusWords} from './statusWords';

test('says a status in words, and one that is not known as the service says it', () => {
  expect(statusWords('FORCE_CHANGE_PASSWORD')).toBe('Invited, must choose a password');
  expect(statusWords('EXTERNAL_PROVIDER')).toBe('Signs in through another provider');
  expect(statusWords('NEW_STATUS')).toBe('NEW_STATUS');
});
