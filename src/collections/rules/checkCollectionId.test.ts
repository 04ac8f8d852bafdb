import {expect, test} from 'vitest';
import {checkCollectionId} from './checkCollectionId';

test.each([
  ['', 'Enter an id.'],
  ['-fleet', 'Start with a letter or a digit.'],
  ['my fleet', 'An id cannot contain spaces.'],
  ['fleet/7', 'An id cannot contain “/”.'],
  ['fleet🚁', 'An id cannot contain “🚁”.'],
  ['x'.repeat(129), 'Begin with a letter or digit; then up to 127 letters, digits, underscores or hyphens.'],
  ['taken', 'A collection with this id already exists.'],
])('says of the id "%s" what is wrong: %s', (id, problem) => {
  expect(checkCollectionId(id, ['taken'])).toBe(problem);
});

test.each(['a', '7', 'Fleet_7-b'])('finds nothing wrong with %s', (id) => {
  expect(checkCollectionId(id, ['taken'])).toBeUndefined();
});
