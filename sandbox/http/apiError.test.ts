import {expect, test} from 'vitest';
import {badRequest} from './apiError';

test('a 400 lists fifty violations and counts the others', () => {
  const violations = Array.from({length: 52}, (_, index) => `body[${index}] must be object`);
  expect(badRequest(...violations.slice(0, 2)).message).toBe(
    'body[0] must be object; body[1] must be object',
  );
  expect(badRequest(...violations).message).toMatch(/; body\[49\] must be object; and 2 more$/);
});
