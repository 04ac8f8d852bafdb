import {openContract, type Contract, type JsonObject} from '../contract/document/document';
import {parseOperations, type Operation} from '../contract/operations/operations';

/** A contract of one operation, `GET /things/{id}` unless said otherwise, for tests of the frame itself. */
export function toyContract(
  operation: JsonObject,
  components: JsonObject = {},
  place = 'get /things',
): Contract {
  const [method = 'get', path = '/things'] = place.split(' ');
  return openContract({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1.0.0'},
    security: [{apiKey: []}, {bearer: []}],
    paths: {[path]: {[method]: {operationId: 'toy', tags: ['Things'], summary: 'A toy', ...operation}}},
    components,
  });
}

/** The one operation of a toy contract. */
export function toyOperation(...parts: Parameters<typeof toyContract>): Operation {
  const [operation] = parseOperations(toyContract(...parts));
  if (!operation) throw new Error('A toy contract has one operation.');
  return operation;
}
