import {expect, test} from 'vitest';
import {snapHeight} from './snapHeight';

test.each([
  [60, 0, 'low'],
  [170, 0, 'low'],
  [180, 0, 'half'],
  [450, 0, 'half'],
  [480, 0, 'full'],
] as const)('a sheet released at %i of 700 pixels comes to rest', (pixels, pace, height) => {
  expect(snapHeight(pixels, 700, pace)).toBe(height);
});

test.each([
  [100, 1, 'half'],
  [300, 0.5, 'full'],
  [600, -0.5, 'half'],
  [300, -1, 'low'],
  [300, 0.4, 'half'],
] as const)('a flick from %i pixels at %d goes to the next height', (pixels, pace, height) => {
  expect(snapHeight(pixels, 700, pace)).toBe(height);
});
