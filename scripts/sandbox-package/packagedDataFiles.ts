import {fileURLToPath} from 'node:url';
import type {dataFiles as dataFilesOfRepository} from '../../sandbox/node/data/dataFiles';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Stands in for `sandbox/node/data/dataFiles` in the bundled program: there the files stand beside it. */
export const dataFiles: typeof dataFilesOfRepository = {
  contract: beside('openapi.json'),
  portalServiceContract: beside('portal-service.json'),
  coasts: beside('coasts.json'),
};
