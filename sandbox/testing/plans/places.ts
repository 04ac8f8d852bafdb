import fc from 'fast-check';

/** A number of a range; never -0, which JSON does not tell from 0. */
export const between = (min: number, max: number) =>
  fc.double({min, max, noNaN: true}).map((value) => value + 0);
/** Near one place: what is flown has to stay within a day's reach. */
export const lon = between(-121.7, -121.6);
export const lat = between(44.2, 44.3);
