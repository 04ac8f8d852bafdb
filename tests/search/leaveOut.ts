import {createSearch} from '../../src/search/engine/engine';
import {pageOf} from '../../src/search/engine/pageOf';
import type {SearchFile} from '../../src/search/engine/types';
import {rank} from './rank';

/** How many phrasings found the page that they lead to. */
export interface LeftOut {
  readonly count: number;
  readonly first: number;
  readonly inThree: number;
}

/**
 * Asks each phrasing of an index of which it, with every other of its fold, has been left out. It is stricter than a
 * list of questions: only the one page counts that the phrasing was written for, though others may be right as well.
 *
 * @param folds how many parts the phrasings are in; each part is tried without itself
 */
export function askLeftOut({records, index}: SearchFile, folds: number): LeftOut {
  const phrasings = records.flatMap(({to, asks = []}) => asks.map((text) => ({page: pageOf(to), text})));
  const foldOf = new Map(phrasings.map(({text}, at) => [text, at % folds]));
  const ranks = Array.from({length: folds}, (_, fold) => {
    const others = records.map((record) =>
      record.asks ? {...record, asks: record.asks.filter((each) => foldOf.get(each) !== fold)} : record,
    );
    const search = createSearch({records: others, index});
    return phrasings
      .filter(({text}) => foldOf.get(text) === fold)
      .map(({page, text}) => rank(search, [text, page]));
  }).flat();
  const count = (test: (rank: number) => boolean): number => ranks.filter(test).length;
  return {
    count: ranks.length,
    first: count((each) => each === 1),
    inThree: count((each) => each >= 1 && each <= 3),
  };
}
