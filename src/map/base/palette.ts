/** A variable of `custom.css`: a map has the colours of the page around it, in both modes. */
export type MapColour = (typeof colours)[number];

export type Palette = Readonly<Record<(typeof names)[number] | MapColour, string>>;

const names = [
  'water',
  'river',
  'border',
  'land',
  'built-up',
  'park',
  'relief-shade',
  'relief-light',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'ground',
  'severity-1',
  'severity-2',
  'severity-3',
  'severity-4',
  'own-airspace',
  'traffic-free',
  'traffic-slow',
  'traffic-heavy',
  'traffic-jam',
] as const;
export const colours = ['signal', 'data', 'fire', 'airspace'] as const;

/** The colours of the page as they are now. */
export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const entries = [...names, ...colours].map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(entries) as Palette;
}
