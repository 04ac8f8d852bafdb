import {expect, test} from 'vitest';
import {contrast, modes} from './testing/pageColours';

const texts = ['ink', 'ink-soft', 'ink-faint', 'signal', 'data', 'fire', 'airspace', 'alert', 'positive'];
const grounds = ['ground', 'raised', 'sunken', 'land', 'water'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const codeInks = ['ink', 'comment', 'name', 'text', 'value', 'keyword'];

type Mode = keyof typeof modes;

const both: Mode[] = ['light', 'dark'];

function colourOf(mode: Mode, name: string): string {
  return modes[mode][name] ?? modes.light[name] ?? `no --${name}`;
}

test.each(inBoth(texts))('in %s mode, --%s can be read on every ground', (mode, text) => {
  for (const ground of grounds)
    expect(contrast(colourOf(mode, text), colourOf(mode, ground)), ground).toBeGreaterThan(4.5);
});

test.each(inBoth(methods))('in %s mode, the %s badge can be read', (mode, method) => {
  const ratio = contrast(colourOf(mode, `method-${method}-fg`), colourOf(mode, `method-${method}-bg`));
  expect(ratio).toBeGreaterThan(4.5);
});

test.each(both)('in %s mode, buttons can be read, and controls be seen (WCAG 1.4.11)', (mode) => {
  for (const fill of ['signal-fill', 'signal-fill-hover'])
    expect(contrast(colourOf(mode, 'on-signal-fill'), colourOf(mode, fill)), fill).toBeGreaterThan(4.5);
  for (const ground of ['ground', 'raised', 'sunken'])
    expect(contrast(colourOf(mode, 'line-control'), colourOf(mode, ground)), ground).toBeGreaterThan(3);
});

test.each(inBoth(codeInks))('in %s mode, code can be read: %s', (mode, ink) => {
  expect(contrast(colourOf(mode, `code-${ink}`), colourOf(mode, 'code-ground'))).toBeGreaterThan(4.5);
});

function inBoth(names: readonly string[]): [Mode, string][] {
  return both.flatMap((mode) => names.map((name): [Mode, string] => [mode, name]));
}
