import {ownValue} from '@site/src/base/ownValue';
import {Fact} from '@site/src/components/detail-card/DetailCard';
import type {Collection} from '@site/src/collections/types';

interface Props {
  /** What a device reported of itself, and what is stored of it. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The titles that a collection gives to keys. */
  readonly titles: Collection['properties'];
}

/** Free properties in a card, each by its title, or else by its key: also keys that every object inherits. */
export function PropertyFacts({properties, titles}: Props) {
  return Object.entries(properties).map(([key, value]) => (
    <Fact key={key} title={ownValue(titles, key) ?? key}>
      {typeof value === 'object' ? JSON.stringify(value) : String(value)}
    </Fact>
  ));
}
