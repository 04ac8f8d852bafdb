import {URI} from 'otpauth';
import {expect, test} from 'vitest';
import {authenticatorUri} from './authenticatorUri';

test('an authenticator app reads portal, account and secret, whatever signs are in them', () => {
  const read = URI.parse(authenticatorUri('Fire & Flight', 'a+b@example.com', 'JBSWY3DPEHPK3PXP'));
  expect(read).toMatchObject({issuer: 'Fire & Flight', label: 'a+b@example.com'});
  expect(read.secret.base32).toBe('JBSWY3DPEHPK3PXP');
});
