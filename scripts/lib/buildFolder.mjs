/** The folder of the production build that is served and tested: `build`, unless `PORTAL_BUILD` names another. */
export const buildFolder = process.env.PORTAL_BUILD ?? 'build';
