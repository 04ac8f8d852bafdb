import {isObject, openContract, type Contract, type Json} from '../contract/document/document';
import {loadContract} from '../testing/servedContract';
import {child} from '../contract/document/pointers';

/** A parameter as the contract writes it down; read here anew, since the sandbox's own reading is what is on trial. */
export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  /** Pointer to its schema. */
  readonly schema: string;
  /** Whether each item of a list gets a key of its own; else they are joined by commas. */
  readonly explode: boolean;
  /** The example of a request that works. */
  readonly example: Json | undefined;
}

export interface DocumentedBody {
  readonly schema: string;
  readonly maxBytes: number;
  /** Named examples of requests that work. */
  readonly examples: ReadonlyMap<string, Json>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  /** As the contract writes it: `/locations/v2/objects/{objectIds}`. */
  readonly path: string;
  readonly schemes: readonly string[];
  readonly parameters: readonly DocumentedParameter[];
  readonly body: DocumentedBody | undefined;
  /** Pointer to each documented response. */
  readonly responses: ReadonlyMap<number, string>;
}

/** The bundled contract, read once. */
export const contract: Contract = openContract(loadContract());

/** All operations, in the contract's order. */
export const operations: readonly DocumentedOperation[] = Object.entries(contract.at('/paths').value).flatMap(
  ([path, item]) =>
    ['get', 'post', 'delete', 'put', 'patch']
      .filter((method) => isObject(item) && isObject(item[method]))
      .map((method) => readOperation(path, method)),
);

/** Where the contract names no limit of a body, it is 1 MiB. */
const DEFAULT_MAX_BYTES = 1024 * 1024;

function readOperation(path: string, method: string): DocumentedOperation {
  const item = child('/paths', path);
  const pointer = child(item, method);
  const {value} = contract.at(pointer);
  const security = value.security ?? contract.document.security;
  return {
    operationId: String(value.operationId),
    method: method.toUpperCase(),
    path,
    schemes: Array.isArray(security) ? security.flatMap((each: Json) => Object.keys(each as object)) : [],
    parameters: [...readParameters(item), ...readParameters(pointer)],
    body: isObject(value.requestBody) ? readBody(child(pointer, 'requestBody')) : undefined,
    responses: new Map(
      Object.keys(contract.at(child(pointer, 'responses')).value).map((status) => [
        Number(status),
        contract.at(child(child(pointer, 'responses'), status)).pointer,
      ]),
    ),
  };
}

function readParameters(owner: string): DocumentedParameter[] {
  const {parameters} = contract.at(owner).value;
  if (!Array.isArray(parameters)) return [];
  return parameters.map((_, index) => {
    const {value, pointer} = contract.at(child(child(owner, 'parameters'), index));
    return {
      name: String(value.name),
      in: String(value.in),
      required: value.required === true,
      schema: child(pointer, 'schema'),
      explode: value.explode !== false && value.in === 'query',
      example: value.example ?? firstExample(pointer),
    };
  });
}

function firstExample(pointer: string): Json | undefined {
  return [...examplesAt(pointer).values()][0];
}

function readBody(at: string): DocumentedBody {
  const {value, pointer} = contract.at(at);
  const media = child(child(pointer, 'content'), 'application/json');
  const limit = value['x-max-bytes'];
  return {
    schema: child(media, 'schema'),
    maxBytes: typeof limit === 'number' ? limit : DEFAULT_MAX_BYTES,
    examples: examplesAt(media),
  };
}

function examplesAt(pointer: string): ReadonlyMap<string, Json> {
  const {examples} = contract.at(pointer).value;
  const names = isObject(examples) ? Object.keys(examples) : [];
  return new Map(
    names.map((name) => [name, contract.at(child(child(pointer, 'examples'), name)).value.value as Json]),
  );
}
