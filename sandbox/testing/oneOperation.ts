import {openContract, type Contract, type JsonObject} from '../contract/document/document';
import {parseOperations, type Operation} from '../contract/operations/operations';

/** A contract of one operation, `GET /things/{id}` unless said otherwise, for tests of the frame itself. */
export function contractOfOneOperation(
  operation: JsonObject,
  components: JsonObject = {},
  route = 'get /things',
): Contract {
  const [method = 'get', path = '/things'] = route.split(' ');
  return openContract({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1.0.0'},
    security: [{apiKey: []}, {bearer: []}],
    paths: {
      [path]: {[method]: {operationId: 'getThing', tags: ['Things'], summary: 'A thing', ...operation}},
    },
    components,
  });
}

/** The one operation of a contract of one operation. */
export function oneOperation(...parts: Parameters<typeof contractOfOneOperation>): Operation {
  const [operation] = parseOperations(contractOfOneOperation(...parts));
  if (!operation) throw new Error('The contract has no operation.');
  return operation;
}
