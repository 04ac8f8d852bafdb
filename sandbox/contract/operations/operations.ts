import {ownValue} from '../../base/ownValue';
import {isObject, type Contract} from '../document/document';
import {isJson} from '../../base/mediaType';
import {child} from '../document/pointers';
import {parseParameters, schemaOf, typesOf, type Parameter, type ParameterIn} from './parameters';
import {compileSchemas, type Check, type Schemas} from '../schemas/schemas';

/** How a caller may say who they are. */
export type SecurityScheme = 'apiKey' | 'bearer';

/** A response that the contract documents for one status. */
export interface DocumentedResponse {
  /** Check of the body for each media type; `undefined` for one that is not JSON. Empty: the response has no body. */
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
  /** `x-max-bytes` of the request body: a larger one is 413. */
  readonly maxBytes: number | undefined;
}

/** The parameters of one `in`: path, query or header. */
export interface DocumentedParameters {
  /** By name; headers in lower case. */
  readonly byName: ReadonlyMap<string, Parameter>;
  /** The check of an object that holds the values of all of them. */
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
  readonly parametersIn: Readonly<Record<ParameterIn, DocumentedParameters>>;
  /** `undefined` for an operation that takes none. */
  readonly body: DocumentedBody | undefined;
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Every operation of the contract, in its order.
 *
 * @param compile makes the checks of its schemas
 */
export function parseOperations(contract: Contract, compile = compileSchemas): Operation[] {
  const requests = compile(contract, 'request');
  const responses = compile(contract, 'response');
  return Object.keys(contract.at('/paths').value).flatMap((path) =>
    methods
      .filter((method) => isObject(ownValue(contract.at(child('/paths', path)).value, method)))
      .map((method) => parseOperation(contract, {requests, responses}, path, method)),
  );
}

function parseOperation(
  contract: Contract,
  {requests, responses}: {requests: Schemas; responses: Schemas},
  path: string,
  method: string,
): Operation {
  const item = contract.at(child('/paths', path)).pointer;
  const pointer = child(item, method);
  const {value} = contract.at(pointer);
  const operationId = String(value.operationId);
  const parameters = parseParameters(contract, [child(item, 'parameters'), child(pointer, 'parameters')]);
  const parametersOf = (where: ParameterIn): DocumentedParameters => {
    const here = parameters.filter((parameter) => parameter.in === where);
    return {
      byName: new Map(here.map((parameter) => [parameter.name, parameter])),
      check: requests.of(schemaOf(here, where)),
    };
  };
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    tag: Array.isArray(value.tags) ? String(value.tags[0]) : '',
    summary: String(value.summary),
    security: parseSecurity(operationId, value.security ?? contract.document.security),
    parameters,
    parametersIn: {path: parametersOf('path'), query: parametersOf('query'), header: parametersOf('header')},
    body: isObject(value.requestBody)
      ? parseBody(contract, requests, child(pointer, 'requestBody'))
      : undefined,
    responses: parseResponses(contract, responses, child(pointer, 'responses')),
  };
}

function parseSecurity(operationId: string, security: unknown): SecurityScheme[] {
  const alternatives = Array.isArray(security) ? security : [];
  return alternatives.map((alternative: unknown) => {
    const [scheme, ...others] = isObject(alternative) ? Object.keys(alternative) : [];
    if ((scheme === 'apiKey' || scheme === 'bearer') && others.length === 0) return scheme;
    throw new Error(
      `${operationId}: security must be "apiKey" or "bearer", found ${JSON.stringify(alternative)}.`,
    );
  });
}

function parseBody(contract: Contract, schemas: Schemas, at: string): Operation['body'] {
  const {value, pointer} = contract.at(at);
  const limit = value['x-max-bytes'];
  return {
    required: value.required === true,
    types: parseContent(contract, schemas, pointer),
    maxBytes: typeof limit === 'number' ? limit : undefined,
  };
}

function parseResponses(
  contract: Contract,
  schemas: Schemas,
  at: string,
): ReadonlyMap<number, DocumentedResponse> {
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
      return [Number(status), {bodies: parseContent(contract, schemas, pointer), headers}];
    }),
  );
}

/** The media types of a body; those that are JSON with the check of their schema. */
function parseContent(
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
