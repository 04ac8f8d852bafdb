import {readFileSync} from 'node:fs';

const css = readFileSync(new URL('../custom.css', import.meta.url), 'utf8');

/** The colours of the page in each mode, `#rrggbb` by the name of their variable. */
export const modes = {
  light: readColours(/^:root \{([^}]*)\}/m),
  dark: readColours(/^\[data-theme='dark'\] \{([^}]*)\}/m),
};

function readColours(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** Red, green and blue of a colour, or any other three numbers. */
export type Triple = readonly [number, number, number];

/** The light of a `#rrggbb` colour: red, green and blue from 0 to 1, without the curve of sRGB. */
export function lightOf(hex: string): Triple {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`${hex} is not a colour that can be measured`);
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
