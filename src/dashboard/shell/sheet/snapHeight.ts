/** How high the panel stands over the map on a phone: its title alone, half the screen, or nearly all of it. */
export type SheetHeight = 'low' | 'half' | 'full';

const heights = ['low', 'half', 'full'] as const;

/** Parts of the room between which a released sheet comes to rest at the one or the other height. */
const LOW_UNTIL = 0.25;
const FULL_FROM = 0.68;

/** From this pace a movement is a flick, which goes on to the next height. Pixels in a millisecond, upwards. */
const FLICK = 0.5;

/**
 * The height at which a sheet comes to rest.
 *
 * @param pixels how high it stands as it is released
 * @param room pixels from the lower edge to the upper one of what it may cover
 * @param pace pixels in a millisecond with which it moved last, upwards
 */
export function snapHeight(pixels: number, room: number, pace: number): SheetHeight {
  const part = pixels / room;
  if (Math.abs(pace) >= FLICK) {
    const above = part < LOW_UNTIL ? 1 : 2;
    const below = part > FULL_FROM ? 1 : 0;
    return heights[pace > 0 ? above : below] ?? 'half';
  }
  if (part < LOW_UNTIL) return 'low';
  return part > FULL_FROM ? 'full' : 'half';
}
