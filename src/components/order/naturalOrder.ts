const collator = new Intl.Collator(undefined, {numeric: true});

/** Compares names as people order them: "Kea 2" comes before "Kea 10", and letters as in the reader's language. */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** A list in the order of names, the same list left as it is. For lists of hundreds: {@link createNameOrder} is for more. */
export function byName<Each>(list: readonly Each[], nameOf: (each: Each) => string): readonly Each[] {
  return list.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
}

/**
 * Orders a list of thousands that comes again and again with the same names: they are compared with one another only when
 * there is a new one.
 */
export function createNameOrder() {
  let ranks: ReadonlyMap<string, number> = new Map();
  return <Each>(list: readonly Each[], nameOf: (each: Each) => string): readonly Each[] => {
    const names = list.map(nameOf);
    if (names.some((name) => !ranks.has(name)))
      ranks = new Map([...new Set(names)].sort(compareNames).map((name, rank) => [name, rank]));
    return list
      .map((each, index) => ({each, rank: ranks.get(names[index] ?? '') ?? 0}))
      .sort((one, other) => one.rank - other.rank)
      .map(({each}) => each);
  };
}
