/** What becomes of each value, made when it is asked for. */
export function* map<From, To>(
  values: Iterable<From>,
  change: (value: From) => To,
): Generator<To, void, undefined> {
  for (const value of values) yield change(value);
}
