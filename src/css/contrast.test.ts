import {describe, expect, test} from 'vitest';
import {contrast, modes} from './testing/pageColours';

const texts = ['ink', 'ink-soft', 'ink-faint', 'signal', 'data', 'fire', 'airspace', 'alert', 'positive'];
const grounds = ['ground', 'raised', 'sunken', 'land', 'water'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const colour = (name: string) => modes[mode][name] ?? modes.light[name] ?? `no --${name}`;

  test.each(texts)('--%s can be read on every ground', (text) => {
    for (const ground of grounds) expect(contrast(colour(text), colour(ground)), ground).toBeGreaterThan(4.5);
  });

  test.each(methods)('the %s badge can be read', (method) => {
    const ratio = contrast(colour(`method-${method}-fg`), colour(`method-${method}-bg`));
    expect(ratio).toBeGreaterThan(4.5);
  });

  test('buttons can be read, and controls be seen (WCAG 1.4.11)', () => {
    for (const fill of ['signal-fill', 'signal-fill-hover']) {
      expect(contrast(colour('on-signal-fill'), colour(fill)), fill).toBeGreaterThan(4.5);
    }
    for (const ground of ['ground', 'raised', 'sunken']) {
      expect(contrast(colour('line-control'), colour(ground)), ground).toBeGreaterThan(3);
    }
  });

  test.each(['ink', 'comment', 'name', 'text', 'value', 'keyword'])('code can be read: %s', (ink) => {
    expect(contrast(colour(`code-${ink}`), colour('code-ground'))).toBeGreaterThan(4.5);
  });
});
