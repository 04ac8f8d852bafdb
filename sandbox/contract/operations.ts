import {child, isObject, type Contract} from './document';
import {readParameters, schemaOf, typesOf, type Parameter, type ParameterPlace} from './parameters';
import {compileSchemas, type Check, type Schemas} from './schemas';

/** How a caller may say who they are. */
export type SecurityScheme = 'apiKey' | 'bearer';

/** An answer that the contract documents for one status. */
export interface DocumentedAnswer {
  /** Check of the body for each media type; `undefined` for one that is not JSON. Empty: the answer has no body. */
  readonly bodies: ReadonlyMap<string, Check | undefined>;
  readonly headers: readonly DocumentedHeader[];
}

export interface DocumentedHeader {
  /** In lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly types: ReadonlySet<string>;
  readonly check: Check;
}

export interface DocumentedBody {
  readonly required: boolean;
  /** The check of each media type that is JSON. */
  readonly types: ReadonlyMap<string, Check | undefined>;
  /** `x-max-bytes` of the request body: beyond it the answer is 413. */
  readonly maxBytes: number;
}

/** The parameters that travel in one place of a request. */
export interface DocumentedPlace {
  /** By name; of headers in lower case. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** Of all their values together, an object. */
  readonly check: Check;
}

/** One operation of the contract, made ready to be served. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** As the contract writes it: `/locations/v2/collections/{collectionIds}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Any one of these is enough. */
  readonly security: readonly SecurityScheme[];
  readonly parameters: readonly Parameter[];
  readonly places: Readonly<Record<ParameterPlace, DocumentedPlace>>;
  /** `undefined` for an operation that takes none. */
  readonly body: DocumentedBody | undefined;
  readonly answers: ReadonlyMap<number, DocumentedAnswer>;
}

/** The limit of a request body where the contract names no other: 1 MiB. */
export const DEFAULT_MAX_BODY_BYTES = 1024 * 1024;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract, in its order. */
export function readOperations(contract: Contract): Operation[] {
  const requests = compileSchemas(contract, 'request');
  const answers = compileSchemas(contract, 'answer');
  return Object.keys(contract.at('/paths').value).flatMap((path) =>
    methods
      .filter((method) => isObject(contract.at(child('/paths', path)).value[method]))
      .map((method) => readOperation(contract, {requests, answers}, path, method)),
  );
}

function readOperation(
  contract: Contract,
  {requests, answers}: {requests: Schemas; answers: Schemas},
  path: string,
  method: string,
): Operation {
  const item = contract.at(child('/paths', path)).pointer;
  const pointer = child(item, method);
  const {value} = contract.at(pointer);
  const operationId = String(value.operationId);
  const parameters = readParameters(contract, [child(item, 'parameters'), child(pointer, 'parameters')]);
  const placeOf = (place: ParameterPlace): DocumentedPlace => {
    const here = parameters.filter((parameter) => parameter.place === place);
    return {
      parameters: new Map(here.map((parameter) => [parameter.name, parameter])),
      check: requests.of(schemaOf(here, place)),
    };
  };
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    tag: Array.isArray(value.tags) ? String(value.tags[0]) : '',
    summary: String(value.summary),
    security: readSecurity(operationId, value.security ?? contract.document.security),
    parameters,
    places: {path: placeOf('path'), query: placeOf('query'), header: placeOf('header')},
    body: isObject(value.requestBody)
      ? readBody(contract, requests, child(pointer, 'requestBody'))
      : undefined,
    answers: readAnswers(contract, answers, child(pointer, 'responses')),
  };
}

function readSecurity(operationId: string, security: unknown): SecurityScheme[] {
  const alternatives = Array.isArray(security) ? security : [];
  return alternatives.map((alternative: unknown) => {
    const [scheme, ...others] = isObject(alternative) ? Object.keys(alternative) : [];
    if ((scheme === 'apiKey' || scheme === 'bearer') && others.length === 0) return scheme;
    throw new Error(
      `${operationId}: security must be "apiKey" or "bearer", found ${JSON.stringify(alternative)}.`,
    );
  });
}

function readBody(contract: Contract, schemas: Schemas, at: string): Operation['body'] {
  const {value, pointer} = contract.at(at);
  const limit = value['x-max-bytes'];
  return {
    required: value.required === true,
    types: readContent(contract, schemas, pointer),
    maxBytes: typeof limit === 'number' ? limit : DEFAULT_MAX_BODY_BYTES,
  };
}

function readAnswers(
  contract: Contract,
  schemas: Schemas,
  at: string,
): ReadonlyMap<number, DocumentedAnswer> {
  const statuses = Object.keys(contract.at(at).value);
  return new Map(
    statuses.map((status) => {
      const {value, pointer} = contract.at(child(at, status));
      const headers = Object.keys(isObject(value.headers) ? value.headers : {}).map((name) => {
        const header = contract.at(child(child(pointer, 'headers'), name));
        return {
          name: name.toLowerCase(),
          required: header.value.required === true,
          types: typesOf(contract, child(header.pointer, 'schema')),
          check: schemas.at(child(header.pointer, 'schema')),
        };
      });
      return [Number(status), {bodies: readContent(contract, schemas, pointer), headers}];
    }),
  );
}

/** The media types of a body or an answer; JSON ones with the check of their schema. */
function readContent(
  contract: Contract,
  schemas: Schemas,
  pointer: string,
): ReadonlyMap<string, Check | undefined> {
  const {content} = contract.at(pointer).value;
  return new Map(
    Object.keys(isObject(content) ? content : {}).map((type) => [
      type.toLowerCase(),
      isJson(type) ? schemas.at(child(child(child(pointer, 'content'), type), 'schema')) : undefined,
    ]),
  );
}

/** `application/json`, `application/geo+json` and their kind. */
export function isJson(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(mediaType);
}
