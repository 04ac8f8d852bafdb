import {expect, test} from 'vitest';
import {parseSettings} from './settings';

test('an empty environment gives the documented settings', () => {
  expect(parseSettings({})).toEqual({
    port: 4010,
    data: '.sandbox',
    seed: 1,
    now: undefined,
    allowOutside: false,
    devicesMove: true,
    mfa: 'OPTIONAL',
    emailMfa: false,
    smsMfa: false,
    firstFactors: ['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP'],
    allowsGuests: false,
    origins: [],
  });
});

test('every variable is read', () => {
  const environment = {
    SANDBOX_PORT: '4600',
    SANDBOX_DATA: ':memory:',
    SANDBOX_SEED: '42',
    SANDBOX_NOW: '2026-07-14T18:00:00Z',
    SANDBOX_ALLOW_OUTSIDE: '1',
    SANDBOX_FLEET: '0',
    SANDBOX_MFA: 'on',
    SANDBOX_EMAIL_MFA: '1',
    SANDBOX_SMS_MFA: '1',
    SANDBOX_FIRST_FACTORS: 'SMS_OTP, PASSWORD',
    SANDBOX_GUESTS: '1',
    SANDBOX_ORIGINS: 'https://developer.example.com, https://preview.example.com:8443',
  };
  expect(parseSettings(environment)).toEqual({
    port: 4600,
    data: ':memory:',
    seed: 42,
    now: new Date('2026-07-14T18:00:00Z'),
    allowOutside: true,
    devicesMove: false,
    mfa: 'ON',
    emailMfa: true,
    smsMfa: true,
    firstFactors: ['PASSWORD', 'SMS_OTP'],
    allowsGuests: true,
    origins: ['https://developer.example.com', 'https://preview.example.com:8443'],
  });
});

test('everything that is wrong is named at once, with an example of what is right', () => {
  const environment = {
    SANDBOX_PORT: '99999',
    SANDBOX_DATA: '',
    SANDBOX_SEED: '-1',
    SANDBOX_NOW: 'yesterday',
    SANDBOX_ORIGINS: 'example.com/',
  };
  expect(() => parseSettings(environment)).toThrow(
    [
      'SANDBOX_PORT is "99999"; give a port such as 4010.',
      'SANDBOX_DATA is empty; give a folder such as .sandbox, or :memory:.',
      'SANDBOX_SEED is "-1"; give a whole number such as 1.',
      'SANDBOX_NOW is "yesterday"; give an ISO 8601 time such as 2026-07-14T18:00:00Z.',
      'SANDBOX_ORIGINS is "example.com/"; give origins such as https://developer.example.com, separated by commas.',
    ].join('\n'),
  );
});
