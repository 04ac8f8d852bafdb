import type {Item} from '@site/src/collections/objects/items';
import {useEffect} from 'react';
import {useItems} from '../objects/useItems';

interface Props {
  readonly give: (items: readonly Item[]) => void;
}

/** Hands over the objects of the account. It is there only while somebody types: no panel loads them for nothing. */
export function ItemsSource({give}: Props) {
  const {items} = useItems();
  useEffect(() => give(items), [items, give]);
  return null;
}
