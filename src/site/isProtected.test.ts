import {expect, test} from 'vitest';
import {isProtected} from './isProtected';

test.each([
  ['/docs', ['/docs'], true],
  ['/docs/', ['/docs'], true],
  ['/docs/guides', ['/docs/'], true],
  ['/docs-2', ['/docs'], false],
  ['/api/', [], false],
  ['/', ['/'], true],
  ['/api/list-collections', ['/'], true],
  ['/logout', ['/'], false],
  ['/privacy', ['/'], false],
  ['/terms/', ['/'], false],
])('%s under %j: %s', (path, prefixes, expected) => {
  expect(isProtected(path, prefixes)).toBe(expected);
});
