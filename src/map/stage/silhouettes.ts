const CAR =
  'M8 1.3c2 0 3 .8 3.2 2.7l.3 8c0 1.9-1 2.8-3.5 2.8s-3.5-.9-3.5-2.8l.3-8c.2-1.9 1.2-2.7 3.2-2.7zM5.5 6.8c1.6-.6 3.4-.6 5 0l-.5-2.2c-1.3-.5-2.7-.5-4 0zM5.8 11.1l.3 1.6c1.2.4 2.6.4 3.8 0l.3-1.6z';
const HULL = 'M8 .6c2.4 2 3.4 4.2 3.4 6.4v5c0 2-1.1 3-3.4 3.4-2.3-.4-3.4-1.4-3.4-3.4V7c0-2.2 1-4.4 3.4-6.4z';

/**
 * What objects look like from above, towards north on a square of 16 units, by the name that a collection gives its icon.
 * Any other name is drawn as a dot. Windows, decks and holds run against the outline, so that they stay open.
 */
export const silhouettes: Readonly<Record<string, string>> = {
  car: CAR,
  taxi: `${CAR}M6.2 8.1v1.6h3.6V8.1z`,
  van: 'M5 1.3h6c.6 0 1 .4 1 1v11.7c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V2.3c0-.6.4-1 1-1zM5.3 5h5.4l-.5-2H5.8z',
  truck:
    'M4.8 1h6.4v3.8H8.9v.8h2.9v9.6H4.2V5.6h2.9v-.8H4.8zM5.6 3h4.8v-.9H5.6zM5.6 7v.8h4.8V7zM5.6 12.8v.8h4.8v-.8z',
  'fire-engine':
    'M4.6 1h6.8v3.6h.6v10.6H4V4.6h.6zM5.5 3.3h5V2.2h-5zM6 5.8v1.4h4V5.8zM6 8.1v1.4h4V8.1zM6 10.4v1.4h4v-1.4zM6 12.7v1.4h4v-1.4z',
  drone:
    'M7 5.2 8 2.8l1 2.4.6.3 1-1a2.3 2.3 0 1 1 1 1l-1.1 1.1v2.8l1.1 1.1a2.3 2.3 0 1 1-1 1l-1.1-1.1h-3l-1.1 1.1a2.3 2.3 0 1 1-1-1l1.1-1.1V6.6L4.4 5.5a2.3 2.3 0 1 1 1-1l1 1z',
  aircraft:
    'M8 .6c.8 0 1.2.9 1.2 2v3.1l6 3.9v1.7L9.2 9.5v3.2l1.9 1.3v1.3L8 14.5l-3.1.8V14l1.9-1.3V9.5l-6 1.8V9.6l6-3.9V2.6c0-1.1.4-2 1.2-2z',
  vessel: `${HULL}M6.2 8.5v3h3.6v-3z`,
  ferry: `${HULL}M6.2 5.6v1.6h3.6V5.6zM6.2 8.3v4.2h3.6V8.3z`,
  barge:
    'M8 .6l3 2.8v11.1c0 .5-.4.9-.9.9H5.9c-.5 0-.9-.4-.9-.9V3.4zM6.3 4.3v2.2h3.4V4.3zM6.3 7.5v2.2h3.4V7.5zM6.3 10.7v1h3.4v-1z',
  crew: 'M8 1.8a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8zM2.5 14.2c0-3.5 2.2-5.6 5.5-5.6s5.5 2.1 5.5 5.6z',
};

/** For everything else. */
export const DOT = 'M8 3.7a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6z';

/** What says beside the colour what an object does, on a square of 32 units around that of its silhouette. */
export const states: Readonly<Record<string, string>> = {
  moving: 'M16 .8 20.2 7Q16 4.7 11.8 7z',
  idle: 'M16 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM16 4.3a11.7 11.7 0 1 0 0 23.4a11.7 11.7 0 1 0 0-23.4z',
  silent: dashes(8),
};

/** A ring in parts, of the same size as the whole one. */
function dashes(count: number): string {
  const arc = (2 * Math.PI) / count;
  const point = (radius: number, angle: number) =>
    `${(16 + radius * Math.sin(angle)).toFixed(2)} ${(16 - radius * Math.cos(angle)).toFixed(2)}`;
  return Array.from({length: count}, (_, index) => {
    const [from, to] = [index * arc, (index + 0.5) * arc];
    return `M${point(13, from)}A13 13 0 0 1 ${point(13, to)}L${point(11.7, to)}A11.7 11.7 0 0 0 ${point(11.7, from)}z`;
  }).join('');
}
