import type {Search} from '../../src/search/engine/engine';
import type {Question} from './questions/types';

/** The rank of the first right page, sections of a page counting as one; 0 beyond the tenth. */
export function rank(find: Search, [words, ...pages]: Question): number {
  const found = [...new Set(find(words).results.map(({record}) => record.to.replace(/\/?#.*/, '')))];
  return found.slice(0, 10).findIndex((page) => pages.includes(page)) + 1;
}
