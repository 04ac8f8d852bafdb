const collator = new Intl.Collator(undefined, {numeric: true});

/** Compares names as people order them: "Kea 2" comes before "Kea 10", and letters as in the reader's language. */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** A list in the order of names, the same list left as it is. For lists of hundreds: {@link createNameOrder} is for more. */
export function byName<Each>(list: readonly Each[], nameOf: (each: Each) => string): readonly Each[] {
  return list.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
}

/**
 * Orders a list of thousands that comes again and again with the same names: they are compared with one another only when
 * there is a new one, and not at all while all are where they were.
 */
export function createNameOrder() {
  let ranks: ReadonlyMap<string, number> = new Map();
  let names: readonly string[] = [];
  let order: readonly number[] = [];
  return <Each>(list: readonly Each[], nameOf: (each: Each) => string): readonly Each[] => {
    const before = names;
    names = list.map(nameOf);
    if (names.length !== before.length || names.some((name, index) => name !== before[index])) {
      if (names.some((name) => !ranks.has(name)))
        ranks = new Map([...new Set(names)].sort(compareNames).map((name, rank) => [name, rank]));
      const rankOf = names.map((name) => ranks.get(name) ?? 0);
      order = [...rankOf.keys()].sort((one, other) => (rankOf[one] ?? 0) - (rankOf[other] ?? 0));
    }
    return order.map((index) => list[index] as Each);
  };
}
