import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

/** Files that the sandbox reads while it runs. `scripts/sandbox-package` puts them beside the bundled program. */
export const dataFiles = {
  /** Where `npm run contract` puts the contract, bundled to one document. */
  contract: fileURLToPath(new URL('../../../.generated/openapi.json', import.meta.url)),
  /** Where it puts the contract of the portal service. */
  portalServiceContract: fileURLToPath(new URL('../../../.generated/portal-service.json', import.meta.url)),
  /** The coasts of the world, as TopoJSON. Not land-50m.json, which takes the Caspian Sea for land. */
  coasts: createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'),
};
