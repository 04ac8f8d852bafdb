/**
 * The entries of an object that a test lets through, as lodash's `pickBy` gives them.
 *
 * @param {Readonly<Record<string, unknown>>} object
 * @param {(value: unknown, key: string) => boolean} isPicked
 */
export default function pickBy(object, isPicked) {
  return Object.fromEntries(Object.entries(object).filter(([key, value]) => isPicked(value, key)));
}
