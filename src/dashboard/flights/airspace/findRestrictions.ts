import {byName} from '@site/src/components/order/naturalOrder';
import type {Restriction} from '@site/src/plan-check';

/** Restrictions of a type (all, if it is empty) of which name, id or a property contains every word, in the order of their names. */
export function findRestrictions(
  restrictions: readonly Restriction[],
  type: string,
  search: string,
): readonly Restriction[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = restrictions.filter(({properties}) => {
    if (type && properties.type !== type) return false;
    const text = Object.values(properties).map(String).join('\n').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return byName(found, ({properties: {name}}) => name);
}
