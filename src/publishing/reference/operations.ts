import type {HttpMethod, OperationDocument, Schema} from '../../openapi/document/types';
import {methods} from './completeContract';
import {resolve, type Contract, type OrRef, type RawOperation, type RawParameter} from './contract';
import {blockHtml} from './markdown';
import {isSendable, parameter, requestBody, response, unsentParameter} from './parts';
import {reachedSchemas} from './schemas';
import {sharedSchemas} from './shared';
import {slug} from '../../openapi/document/slug';

/** Every operation of the contract, in its order, as its page and its explorer know it. */
export function operationDocuments(contract: Contract): OperationDocument[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => Object.hasOwn(item, method))
      .map((method) =>
        operationDocument(contract, path, method, item[method] as RawOperation, item.parameters ?? []),
      ),
  );
}

function operationDocument(
  contract: Contract,
  path: string,
  method: HttpMethod,
  raw: RawOperation,
  shared: OrRef<RawParameter>[],
): OperationDocument {
  const {operationId, summary, description = '', deprecated = false, tags = []} = raw;
  const [tag] = tags;
  if (tag === undefined) throw new Error(`${operationId} has no tag: it would stand nowhere in the sidebar.`);
  // An operation's own parameter replaces one of the same name and `in` that its path declares.
  const own = (raw.parameters ?? []).map((each) => resolve(contract, each));
  const inherited = shared
    .map((each) => resolve(contract, each))
    .filter((each) => !own.some((mine) => mine.name === each.name && mine.in === each.in));
  const all = [...inherited, ...own];
  const parameters = all.filter(isSendable).map((each) => parameter(contract, each));
  const unsent = all.filter((each) => !isSendable(each)).map((each) => unsentParameter(contract, each));
  // No browser sends a body with these (`leftOut` says so at the build).
  const takesBody = method !== 'get' && method !== 'head';
  const body = takesBody && raw.requestBody ? requestBody(contract, raw.requestBody) : undefined;
  const responses = Object.fromEntries(
    Object.entries(raw.responses).map(([status, each]) => [status, response(contract, each)]),
  );
  const schemes = contract.components.securitySchemes;
  const security = (raw.security ?? contract.security ?? []).map((each) => Object.keys(each));
  const used = new Set(security.flat());
  const roots = rootSchemas({parameters, unsentParameters: unsent, requestBody: body, responses});
  const schemas = reachedSchemas(contract, roots);
  return {
    operationId,
    slug: slug(operationId),
    method,
    path,
    tag,
    summary,
    description: blockHtml(description),
    deprecated,
    security,
    securitySchemes: Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name))),
    parameters,
    ...(unsent.length > 0 && {unsentParameters: unsent}),
    ...(body && {requestBody: body}),
    responses,
    schemas,
    shared: sharedSchemas(roots, schemas),
  };
}

type Parts = Pick<OperationDocument, 'parameters' | 'unsentParameters' | 'requestBody' | 'responses'>;

/** The schemas that an operation names itself, in the order a reader meets them. */
function rootSchemas({parameters, unsentParameters = [], requestBody: body, responses}: Parts): Schema[] {
  const media = [
    ...Object.values(body?.content ?? {}),
    ...Object.values(responses).flatMap(({content}) => Object.values(content)),
  ];
  const headers = Object.values(responses).flatMap((each) => Object.values(each.headers));
  return [...parameters, ...unsentParameters, ...media, ...headers].flatMap(({schema}) =>
    schema ? [schema] : [],
  );
}
