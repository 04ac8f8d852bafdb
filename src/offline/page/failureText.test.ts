import {expect, test} from 'vitest';
import {failureOf, HostError, NoWorkerError} from '../failure';
import {failureText} from './failureText';

test.each([
  [new TypeError("Cannot read properties of undefined (reading 'active')"), /connection failed/],
  [new DOMException('x', 'QuotaExceededError'), /no room left/],
  [Object.assign(new Error('x'), {name: 'NS_ERROR_DOM_QUOTA_REACHED'}), /no room left/],
  [new DOMException('The operation is insecure.', 'SecurityError'), /cannot save pages here/],
  [new DOMException('x', 'NotSupportedError'), /cannot save pages here/],
  [new NoWorkerError(), /cannot save pages here/],
  [new HostError('docs/guides', 503), /did not send all of them \(\/docs\/guides: 503\)/],
  [new RangeError('x.'), /\(RangeError\)/],
  ['thrown', /\(Error\)/],
])('%s is said in whole sentences, without the words of the program', (error, words) => {
  const text = failureText(failureOf(error));
  expect(text).toMatch(words);
  expect(text).toMatch(/^[A-Z].*[^.]\.$/);
  expect(text).not.toMatch(/undefined|insecure|\.\.|TypeError/);
});
