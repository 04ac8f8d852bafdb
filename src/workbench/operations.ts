import outline from '@site/.generated/reference/outline.json';
import {ownValue} from '@site/src/base/ownValue';

interface Described {
  readonly operationId: string;
  readonly summary: string;
}

const paths = outline.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;

/** The operation of the contract that a call is; undefined for what the contract does not have. */
export function findOperation({method, path}: {readonly method: string; readonly path: string}) {
  const operation = ownValue(ownValue(paths, path), method.toLowerCase());
  return operation && {...operation, page: `/api/${kebab(operation.operationId)}`};
}

/** The page of an operation bears its id in kebab case. */
function kebab(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
