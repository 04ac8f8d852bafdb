import {pageOf} from './pageOf';
import type {Likely} from './findLikely';
import type {SearchResult} from './types';

/** How much it says that a page has a question's words, beside the best page that has them. */
const FLATTENED = 0.75;

/** How much more it says that somebody who meant a page has put the question in nearly these words. */
const LIKELY = 4;

/** How much more it says that people use the question's words for the page, each in another question. */
const USUAL = 2;

/** Phrasings that share a light word or two say nothing. */
const LEAST = 0.1;

/**
 * Results in the order of what both say: the words that records have, and the phrasings that lead to their pages. A
 * page comes with the section that was found by words, unless a phrasing leads to another.
 *
 * @param found by words, the best first
 */
export function withLikely(
  found: readonly SearchResult[],
  likely: ReadonlyMap<string, Likely>,
): SearchResult[] {
  const best = found[0]?.score ?? 1;
  const results = found.map((each) => ({...each, score: (each.score / best) ** FLATTENED}));
  const byPage = new Map<string, SearchResult>();
  for (const each of results) {
    const page = pageOf(each.record.to);
    if (each.record.kind !== 'field' && !byPage.has(page)) byPage.set(page, each);
  }
  const raised = new Map<SearchResult['record'], SearchResult>();
  for (const [page, {record, likeness, usual}] of likely) {
    if (likeness < LEAST) continue;
    const had = byPage.get(page);
    const shown = record.to.includes('#') || !had ? record : had.record;
    const terms = results.find((each) => each.record === shown)?.terms ?? [];
    const score = (had?.score ?? 0) + LIKELY * likeness ** 2 + USUAL * usual ** 2;
    raised.set(shown, {record: shown, score, terms});
  }
  return [...results.filter(({record}) => !raised.has(record)), ...raised.values()].sort(
    (a, b) => b.score - a.score,
  );
}
