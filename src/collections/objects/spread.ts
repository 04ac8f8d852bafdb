import type {Item} from './items';

/** Of something drawn, from where it is. */
export type Offset = readonly [right: number, down: number];

/** Decimals of a degree: some eleven metres, within which positions of devices jump while they stand. */
const DECIMALS = 4;
/** Between two markers side by side, in pixels: each has its ring, and perhaps a badge. */
const BETWEEN = 42;

/** Where each of the items that share a place is drawn, in pixels from there: on a ring, in the order of the list. */
export function spread(items: readonly Item[]): ReadonlyMap<Item, Offset> {
  const places = new Map<string, Item[]>();
  for (const item of items) {
    const [lon, lat] = item.object.geometry?.coordinates ?? [];
    if (lon === undefined || lat === undefined) continue;
    const key = `${lon.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`;
    const place = places.get(key);
    if (place) place.push(item);
    else places.set(key, [item]);
  }
  const offsets = new Map<Item, Offset>();
  for (const place of places.values()) {
    if (place.length === 1) continue;
    const radius = BETWEEN / 2 / Math.sin(Math.PI / place.length);
    place.forEach((item, index) => offsets.set(item, turn([0, -radius], (360 * index) / place.length - 90)));
  }
  return offsets;
}

/** An offset after a turn, clockwise. @param degrees of the turn */
export function turn([right, down]: Offset, degrees: number): Offset {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const round = (value: number) => Math.round(value * 10) / 10 + 0;
  return [round(right * cos - down * sin), round(right * sin + down * cos)];
}
