import type {OpenApiDocument} from '../../scripts/contract/document';
import {bundleContract} from '../../scripts/contract/bundle';

/** The contract as it stands in `api/` now, bundled afresh: no test reads a stale bundle. */
export const contract: OpenApiDocument = await bundleContract('api/openapi.yaml');

/** The contract of the portal service, likewise. */
export const portalService: OpenApiDocument = await bundleContract('api/portal.yaml');

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

export type Operation = {
  name: string;
  path: string;
  method: string;
  deprecated: boolean;
  operationId: string;
};

/** Every operation of the contract, as `GET /locations/v2/collections`. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = '$ref' in item ? undefined : item[method];
    if (!operation) return [];
    const {deprecated = false, operationId = ''} = operation;
    return [{name: `${method.toUpperCase()} ${path}`, path, method, deprecated, operationId}];
  }),
);
