import {expect, test} from 'vitest';
import {groupDigits} from './groupDigits';

test.for([0, 7, 12, 999, 1000, 4096, 99_999, 100_000, 999_999, 1_000_000, 1_234_567_890, 10 ** 15])(
  '%d is written as the browser writes it in English',
  (count) => {
    expect(groupDigits(count)).toBe(count.toLocaleString('en'));
  },
);
