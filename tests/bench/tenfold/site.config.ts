import site from '../../../site.config';

/** This portal with ten times the operations, which `npm run bench` writes. */
export default {...site, apiDescription: '.generated/tenfold/openapi.yaml'};
