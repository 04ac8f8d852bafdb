import {ofGuides} from './asked/guides';
import {ofOperations} from './asked/operations';
import {ofPortal} from './asked/portal';
import {ofReference} from './asked/reference';
import {ofSeries} from './asked/series';

/**
 * What people ask when they mean a page, in words that the page itself does not say. By the page's address, with an
 * anchor where one section is meant. Words that mean the same everywhere stand in `src/search/engine/synonyms/`.
 */
export const askedAs: Readonly<Record<string, string>> = {
  ...ofGuides,
  ...ofSeries,
  ...ofPortal,
  ...ofReference,
  ...ofOperations,
};
