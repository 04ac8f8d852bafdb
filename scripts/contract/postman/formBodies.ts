import {exampleBody} from '../../../src/openapi/request/exampleRequest';
import {formFields} from '../../../src/openapi/request/encodedBody';
import type {OperationDocument} from '../../../src/openapi/document/types';
import {completeContract, type WrittenContract} from '../../../src/publishing/reference/completeContract';
import {operationDocuments} from '../../../src/publishing/reference/operations';
import type {OpenApiDocument} from '../document';
import {mapRequests, requestsOf, type Collection, type Request} from './types';

/**
 * Gives forms the fields that samples and explorer send. The converter invents their values, and writes objects in
 * multipart bodies as `[object Object]`.
 */
export function withFormBodies(collection: Collection, contract: OpenApiDocument): Collection {
  if (!requestsOf(collection.item).some(({request}) => isForm(request))) return collection;
  const operations = operationDocuments(completeContract(contract as unknown as WrittenContract));
  return {
    ...collection,
    item: mapRequests(collection.item, (request) => (isForm(request) ? fill(request, operations) : request)),
  };
}

function isForm({body}: Request): boolean {
  return body?.mode === 'urlencoded' || body?.mode === 'formdata';
}

function fill(request: Request, operations: readonly OperationDocument[]): Request {
  const {method, url, body} = request;
  const path = `/${url.path.join('/')}`
    .replaceAll(/(^|\/):([^/]+)/g, '$1{$2}')
    .replaceAll(/\{\{(.+?)\}\}/g, '{$1}');
  const operation = operations.find((each) => each.method === method.toLowerCase() && each.path === path);
  const draft = operation && exampleBody(operation);
  if (!body?.mode || !draft) return request;
  const fields = formFields(draft.text, operation.requestBody?.content[draft.contentType]?.encoding);
  const entries = fields.map(([key, value, contentType]) => ({
    key,
    value,
    type: 'text',
    ...(contentType !== undefined && body.mode === 'formdata' && {contentType}),
  }));
  return {...request, body: {mode: body.mode, [body.mode]: entries}};
}
