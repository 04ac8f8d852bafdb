import {expect, test} from 'vitest';
import {wrap} from './wrap';

test('breaks at spaces, as late as it may', () => {
  expect(wrap('checks every report, then stores all of them', 20)).toEqual([
    'checks every report,',
    'then stores all of',
    'them',
  ]);
});

test('leaves a long word whole', () => {
  expect(wrap('to /locations/v2/objects now', 8)).toEqual(['to', '/locations/v2/objects', 'now']);
});
