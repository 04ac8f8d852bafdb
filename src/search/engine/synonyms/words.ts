/**
 * The words that people use for what the pages call otherwise: add here when a question finds nothing.
 * Words that mean one page only stand in `src/search/indexing/asked`.
 */
export {absent} from './absent';
export {equals} from './equals';
export {sayings} from './sayings';
