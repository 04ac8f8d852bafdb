import {synonyms} from './lexicon';
import {pageOf} from './pageOf';
import type {AskedWord} from './question';
import {terms} from './terms';
import type {SearchRecord} from './types';

/** A record whose phrasings are like a question, and how like, 0 to 1. */
export interface Likely {
  readonly record: SearchRecord;
  readonly likeness: number;
}

/** By page, the record of it whose phrasing is most like a question. */
export type FindLikely = (words: readonly AskedWord[]) => ReadonlyMap<string, Likely>;

/**
 * A word that means the same counts more here than where each word is looked for by itself: the other words of the
 * phrasing tell in which of its meanings it was used.
 */
const SAME = 0.74;
const SAID = 0.8;

/** The next likest phrasings of a page vote for it as well: several that are nearly right are surer than one. */
const votes = [1, 0.3, 0.09];
const ALL_VOTES = votes.reduce((sum, vote) => sum + vote);

/** What compares a question with all phrasings. They are cut when the first question comes, and once. */
export function findLikelyIn(records: readonly SearchRecord[]): FindLikely {
  let corpus: Corpus | undefined;
  return (words) => {
    corpus ??= cut(records);
    const {phrasings, byTerm, worthOf} = corpus;
    const asked = words.flatMap((word) => sought(word, worthOf));
    const whole = asked.reduce((sum, {worth}) => sum + worth, 0);
    const best = new Map<string, number>();
    for (const {meanings} of asked)
      for (const [each, how] of meanings) best.set(each, Math.max(how, best.get(each) ?? 0));
    const had = new Map<number, number>();
    for (const {meanings, worth} of asked)
      for (const [at, how] of bestByPhrasing(meanings, byTerm)) had.set(at, (had.get(at) ?? 0) + how * worth);
    const found = new Map<string, Likely[]>();
    for (const [at, part] of had) {
      const phrasing = phrasings[at];
      if (!phrasing) continue;
      const {record, words: said, worth} = phrasing;
      const met = said.reduce((sum, each) => sum + (best.get(each) ?? 0) * worthOf(each), 0);
      const each = {record, likeness: Math.sqrt((part / whole) * (met / worth))};
      const page = pageOf(record.to);
      const others = found.get(page);
      if (others) others.push(each);
      else found.set(page, [each]);
    }
    return new Map([...found].flatMap(([page, all]) => voted(page, all)));
  };
}

function voted(page: string, all: Likely[]): [string, Likely][] {
  const [first, ...others] = all.sort((a, b) => b.likeness - a.likeness);
  if (!first) return [];
  const cast = votes.map((vote, at) => vote * ([first, ...others][at]?.likeness ?? 0));
  return [[page, {record: first.record, likeness: cast.reduce((sum, vote) => sum + vote) / ALL_VOTES}]];
}

/** A word to look for in phrasings, with all that means the same. */
interface Sought {
  readonly meanings: ReadonlyMap<string, number>;
  readonly worth: number;
}

/** The words of a phrase count one by one as well as by what the pages say for it. */
function sought({own, meanings, weight}: AskedWord, worthOf: (word: string) => number): Sought[] {
  const said = [...meanings.keys()].filter((each) => !own.includes(each));
  return own.map((word) => {
    const found = new Map(
      said.map((each) => [each, own.length > 1 ? SAID : Math.sqrt(meanings.get(each) ?? 0)]),
    );
    synonyms(word).forEach((each) => found.set(each, Math.max(SAME, found.get(each) ?? 0)));
    return {meanings: found.set(word, 1), worth: weight * worthOf(word)};
  });
}

/** How well each phrasing that has any of these words has them. */
function bestByPhrasing(
  meanings: ReadonlyMap<string, number>,
  byTerm: Corpus['byTerm'],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [word, how] of meanings)
    for (const at of byTerm.get(word) ?? []) if (how > (found.get(at) ?? 0)) found.set(at, how);
  return found;
}

/** All phrasings, cut as questions are. */
interface Corpus {
  readonly phrasings: readonly {
    readonly record: SearchRecord;
    readonly words: readonly string[];
    /** What its words are worth together. */
    readonly worth: number;
  }[];
  /** Which phrasings have a word, by their numbers. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
  /** The fewer phrasings have a word, the more it says. */
  readonly worthOf: (word: string) => number;
}

function cut(records: readonly SearchRecord[]): Corpus {
  const all = records.flatMap((record) =>
    (record.asks ?? []).map((text) => ({record, words: [...new Set(terms(text))]})),
  );
  const byTerm = new Map<string, number[]>();
  all.forEach(({words}, at) => {
    for (const word of words) byTerm.set(word, [...(byTerm.get(word) ?? []), at]);
  });
  const worthOf = (word: string): number =>
    Math.log(1 + all.length / ((byTerm.get(word)?.length ?? 0) + 0.5));
  const phrasings = all.map(({record, words}) => ({
    ...{record, words},
    worth: words.reduce((sum, word) => sum + worthOf(word), 0),
  }));
  return {phrasings, byTerm, worthOf};
}
