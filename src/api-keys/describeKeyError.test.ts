import {PlatformError} from '@site/src/platform';
import {expect, test} from 'vitest';
import {checkLabel, describeKeyError} from './describeKeyError';
import {UnscopedKeyError} from './UnscopedKeyError';

test('says that no key can be added by the number of keys, not by the words of the service', () => {
  const refusal = new PlatformError(400, 'body: too many');
  expect(describeKeyError(refusal).text).toContain('responded: body: too many');
  expect(describeKeyError(refusal, 'create').text).toMatch(/Revoke one first\.$/);
  expect(describeKeyError(refusal, 'rotate').text).toContain('choose “No grace period”');
  const replaced = new PlatformError(400, 'path.keyId: the key is replaced');
  expect(describeKeyError(replaced, 'rotate').text).toContain('the key is replaced');
});

test('says that an expiry was refused', () => {
  const refusal = new PlatformError(400, 'body.expiresAt must be in the future');
  expect(describeKeyError(refusal, 'create').text).toContain('did not accept the expiry');
});

test('takes the labels that the contract takes', () => {
  const longest = '😀'.repeat(60);
  for (const label of ['a', 'Gateway 7', 'a\u0085b', longest]) expect(checkLabel(label)).toBeUndefined();
  for (const label of ['', ' a', 'a ', 'a\nb', 'a\u007fb', `${longest}a`])
    expect(checkLabel(label)).toBeDefined();
});

test('says that a service cannot limit keys, however it shows', () => {
  const strict = new PlatformError(400, 'body.readOnly is not a field that this operation knows');
  for (const error of [strict, new UnscopedKeyError()])
    expect(describeKeyError(error, 'create').text).toContain('cannot limit what a key may do');
  const unknown = new PlatformError(400, "body.allowedPaths[0] must be a path of the platform's API");
  expect(describeKeyError(unknown, 'create').text).toContain('responded: body.allowedPaths[0] must be');
});
