import {corpusOf, type Corpus, type Manner} from './corpus';
import {synonyms} from './lexicon';
import type {AskedWord} from './question';
import type {SearchRecord} from './types';

/** A record whose phrasings are like a question. */
export interface Likely {
  readonly record: SearchRecord;
  /** How like the likest of them are, 0 to 1. */
  readonly likeness: number;
  /** How usual the question's words are among all phrasings of the page, each on its own, 0 to 1. */
  readonly usual: number;
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
    corpus ??= corpusOf(records);
    const {phrasings, byTerm, byPage, worthOf} = corpus;
    const usualSize = phrasings.length / byPage.size;
    const asked = words.flatMap((word) => sought(word, worthOf));
    const whole = asked.reduce((sum, {worth}) => sum + worth, 0);
    const best = new Map<string, number>();
    for (const {meanings} of asked)
      for (const [each, how] of meanings) best.set(each, Math.max(how, best.get(each) ?? 0));
    const had = new Map<number, number>();
    for (const {meanings, worth} of asked)
      for (const [at, how] of bestByPhrasing(meanings, byTerm)) had.set(at, (had.get(at) ?? 0) + how * worth);
    const found = new Map<string, Alike[]>();
    for (const [at, part] of had) {
      const phrasing = phrasings[at];
      if (!phrasing) continue;
      const {record, page, words: said, worth} = phrasing;
      const met = said.reduce((sum, each) => sum + (best.get(each) ?? 0) * worthOf(each), 0);
      const each = {record, likeness: Math.sqrt((part / whole) * (met / worth))};
      const others = found.get(page);
      if (others) others.push(each);
      else found.set(page, [each]);
    }
    return new Map(
      [...found].flatMap(([page, all]) => {
        const manner = byPage.get(page);
        const likest = voted(all);
        return likest && manner
          ? [[page, {...likest, usual: usualIn(manner, asked, usualSize) / whole}]]
          : [];
      }),
    );
  };
}

/** A phrasing, or a page by its likest phrasings, beside a question. */
type Alike = Omit<Likely, 'usual'>;

function voted(all: Alike[]): Alike | undefined {
  const ordered = all.sort((a, b) => b.likeness - a.likeness);
  const cast = votes.map((vote, at) => vote * (ordered[at]?.likeness ?? 0));
  return ordered[0] && {...ordered[0], likeness: cast.reduce((sum, vote) => sum + vote) / ALL_VOTES};
}

/** How many times a word has to be said until its next time says little, and how much that grows with a page's phrasings. */
const ENOUGH = 0.7;
const BY_SIZE = 0.4;

/** What the words that people use for a page are worth of those that were asked. */
function usualIn({counts, size}: Manner, asked: readonly Sought[], usualSize: number): number {
  const enough = ENOUGH * (1 - BY_SIZE + (BY_SIZE * size) / usualSize);
  return asked.reduce((sum, {meanings, worth}) => {
    let best = 0;
    for (const [word, how] of meanings) {
      const count = counts.get(word) ?? 0;
      best = Math.max(best, (how * count) / (count + enough));
    }
    return sum + best * worth;
  }, 0);
}

/** A word to look for in phrasings, with all that means the same. */
interface Sought {
  readonly meanings: ReadonlyMap<string, number>;
  readonly worth: number;
}

/**
 * The words of a phrase count one by one as well as by what the pages say for it. A common word that stands for a rare
 * one says less than that: "postman" is no question about collections.
 */
function sought({own, meanings, weight}: AskedWord, worthOf: (word: string) => number): Sought[] {
  const said = [...meanings.keys()].filter((each) => !own.includes(each));
  const rarest = Math.max(0, ...said.map(worthOf));
  return own.map((word) => {
    const found = new Map(
      said.map((each) => [each, own.length > 1 ? SAID : Math.sqrt(meanings.get(each) ?? 0)]),
    );
    synonyms(word).forEach((each) => found.set(each, Math.max(SAME, found.get(each) ?? 0)));
    const most = Math.max(rarest, worthOf(word));
    found.forEach((how, each) => found.set(each, how * Math.min(1, worthOf(each) / most)));
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
