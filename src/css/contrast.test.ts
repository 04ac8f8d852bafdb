import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync(new URL('custom.css', import.meta.url), 'utf8');
const modes = {
  light: readColours(/^:root \{([^}]*)\}/m),
  dark: readColours(/^\[data-theme='dark'\] \{([^}]*)\}/m),
};

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

function readColours(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`${hex} is not a colour this test can measure`);
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
