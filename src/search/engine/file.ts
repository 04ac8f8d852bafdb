/** Name of the index at the site's root. */
export const SEARCH_FILE = 'search-index.json';
