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

/** What a record has of a question that it met some words of. */
export interface Coverage {
  /** How much of the question, 0 to 1: rare words and whole meanings count most. */
  readonly share: number;
  /** How many words of the question, one that is only meant by others counting less. */
  readonly count: number;
}

const MEANT = 0.7;

/** How much of a question's words a record has. */
export function coverage(words: readonly AskedWord[], rarity: Rarity): (met: readonly string[]) => Coverage {
  const values = words.map(({meanings, weight}) => {
    const known = [...meanings].filter(([each]) => rarity.has(each)).sort(([, a], [, b]) => b - a);
    return {known, value: weight * (rarity.get(known[0]?.[0] ?? '') ?? 1)};
  });
  const whole = values.reduce((sum, {value}) => sum + value, 0);
  return (met) => {
    const had = values.map(({known, value}) => {
      const [, how = 0] = known.find(([each]) => met.includes(each)) ?? [];
      return {part: value * how, count: how === 0 || how === 1 ? how : MEANT};
    });
    return {
      share: whole === 0 ? 0 : had.reduce((sum, {part}) => sum + part, 0) / whole,
      count: had.reduce((sum, {count}) => sum + count, 0),
    };
  };
}
