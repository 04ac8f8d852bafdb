/** After a long jump of the clock a device sends no more than so many reports for the time that it missed. */
export const MOST_CAUGHT_UP = 12;

/**
 * When a device reports that last looked at the clock at `from` and looks again at `now` (milliseconds): at each whole
 * multiple of its pace in between, `now` included. A long time is told in evenly chosen beats, the last among them.
 */
export function beatsBetween(from: number, now: number, pace: number): number[] {
  const [first, last] = [Math.floor(from / pace) + 1, Math.floor(now / pace)];
  const count = Math.max(0, last - first + 1);
  const told = Math.min(count, MOST_CAUGHT_UP);
  return Array.from({length: told}, (_, index) => {
    const beat = last - Math.round(((told - 1 - index) * count) / told);
    return beat * pace;
  });
}
