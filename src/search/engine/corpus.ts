import {pageOf} from './pageOf';
import {terms} from './terms';
import type {SearchRecord} from './types';

/** One phrasing, cut as questions are. */
export interface Phrasing {
  readonly record: SearchRecord;
  readonly page: string;
  readonly words: readonly string[];
  /** What its words are worth together. */
  readonly worth: number;
}

/** How people ask for a page: in how many of its phrasings each word stands, and how many there are. */
export interface Manner {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** All phrasings. */
export interface Corpus {
  readonly phrasings: readonly Phrasing[];
  /** Which phrasings have a word, by their numbers. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
  readonly byPage: ReadonlyMap<string, Manner>;
  /** The fewer pages are asked for with a word, the more it says, however often it is used for one of them. */
  readonly worthOf: (word: string) => number;
}

/** Cuts the phrasings of all records. */
export function corpusOf(records: readonly SearchRecord[]): Corpus {
  const all = records.flatMap((record) =>
    (record.asks ?? []).map((text) => ({
      record,
      page: pageOf(record.to),
      words: [...new Set(terms(text))],
    })),
  );
  const byTerm = new Map<string, number[]>();
  const byPage = new Map<string, {counts: Map<string, number>; size: number}>();
  all.forEach(({words, page}, at) => {
    const {counts, size} = byPage.get(page) ?? {counts: new Map<string, number>(), size: 0};
    byPage.set(page, {counts, size: size + 1});
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const others = byTerm.get(word);
      if (others) others.push(at);
      else byTerm.set(word, [at]);
    }
  });
  const pagesWith = new Map<string, number>();
  for (const {counts} of byPage.values())
    for (const word of counts.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  const worth = (count: number): number => Math.log(1 + byPage.size / (count + 0.5));
  const worths = new Map([...pagesWith].map(([word, count]) => [word, worth(count)]));
  const worthOf = (word: string): number => worths.get(word) ?? worth(0);
  const phrasings = all.map((each) => ({
    ...each,
    worth: each.words.reduce((sum, word) => sum + worthOf(word), 0),
  }));
  return {phrasings, byTerm, byPage, worthOf};
}
