/** What `npm run reference` tells of the contract's history, below the site's folder. */
export const CHANGELOG_FILE = '.generated/changelog.json';
