import {expect, test} from 'vitest';
import {PlatformError} from '@site/src/platform';
import {pollDelay, shouldRetry} from './pace';

test('what may pass is tried again twice, what is refused is not', () => {
  const [busy, broken, refused] = [429, 503, 403].map((status) => new PlatformError(status, ''));
  expect([busy, broken, refused, new TypeError('no network')].map((error) => shouldRetry(1, error))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(shouldRetry(2, busy)).toBe(false);
});

test('polling slows down while it fails, to ten minutes at most, and never below its own pace', () => {
  expect([0, 1, 3, 12].map((failed) => pollDelay(5_000, failed))).toEqual([5_000, 10_000, 40_000, 600_000]);
  expect(pollDelay(3_600_000, 2)).toBe(3_600_000);
});
