/** Name of the index at the site's root. */
export const searchFile = 'search-index.json';
