/** A queue that gives back what has the least rank. */
export interface Heap<Item> {
  push(rank: number, item: Item): void;
  pop(): Item | undefined;
}

/** A binary heap. Of two items with one rank, which comes first depends on nothing but the order of the calls. */
export function createHeap<Item>(): Heap<Item> {
  const ranks: number[] = [];
  const items: Item[] = [];
  const swap = (a: number, b: number) => {
    [ranks[a], ranks[b]] = [ranks[b] as number, ranks[a] as number];
    [items[a], items[b]] = [items[b] as Item, items[a] as Item];
  };
  const isLess = (a: number, b: number) => (ranks[a] as number) < (ranks[b] as number);
  return {
    push: (rank, item) => {
      let at = ranks.push(rank) - 1;
      items.push(item);
      for (let above = (at - 1) >> 1; at > 0 && isLess(at, above); above = (at - 1) >> 1) {
        swap(at, above);
        at = above;
      }
    },
    pop: () => {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      const item = items.pop();
      ranks.pop();
      for (let at = 0; ;) {
        let least = at;
        for (const below of [2 * at + 1, 2 * at + 2])
          if (below < items.length && isLess(below, least)) least = below;
        if (least === at) return item;
        swap(at, least);
        at = least;
      }
    },
  };
}
