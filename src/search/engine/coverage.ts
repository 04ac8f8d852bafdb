import type {SearchFile} from './types';
import type {AskedWord} from './question';

/** How rare each word of an index is: the fewer records have it, the more it says. */
export type Rarity = ReadonlyMap<string, number>;

/** The index as the library writes it: of each word, for each field, the records that have it. */
interface WrittenIndex {
  readonly index: readonly (readonly [
    term: string,
    fields: Readonly<Record<string, Readonly<Record<string, number>>>>,
  ])[];
}

export function rarityOf({index, records}: SearchFile): Rarity {
  return new Map(
    (index as WrittenIndex).index.map(([term, fields]) => {
      const count = Math.max(...Object.values(fields).map((field) => Object.keys(field).length));
      return [term, Math.log(1 + records.length / count)];
    }),
  );
}

/** How much of the words a record has that met some of them, 0 to 1: rare words and whole meanings count most. */
export function coverage(words: readonly AskedWord[], rarity: Rarity): (met: readonly string[]) => number {
  const values = words.map(({meanings, weight}) => {
    const known = [...meanings].filter(([each]) => rarity.has(each)).sort(([, a], [, b]) => b - a);
    return {known, value: weight * (rarity.get(known[0]?.[0] ?? '') ?? 1)};
  });
  const whole = values.reduce((sum, {value}) => sum + value, 0);
  return (met) => {
    const part = values.reduce((sum, {known, value}) => {
      const [, how] = known.find(([each]) => met.includes(each)) ?? [];
      return sum + value * (how ?? 0);
    }, 0);
    return whole === 0 ? 0 : part / whole;
  };
}
