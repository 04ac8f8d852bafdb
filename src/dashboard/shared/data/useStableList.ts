import {useState} from 'react';

/** The list of the last time, as long as its entries are the same: what is made of it need not be made again. */
export function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(list);
  const isSame = stable.length === list.length && stable.every((item, index) => item === list[index]);
  if (isSame) return stable;
  setStable(list);
  return list;
}
