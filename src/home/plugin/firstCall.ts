import type {FirstCallFacts} from '../contract/homeFacts';
import type {OperationDocument} from '../../openapi/document/types';
import type {ApiServer} from '../../site/types';
import {formatJson} from '../../openapi/document/formatJson';
import {buildRequest} from '../../openapi/request/buildRequest';
import {placeholders} from '../../openapi/request/placeholders';
import {exampleBody, exampleValues} from '../../openapi/request/exampleRequest';
import {languages} from '../../code/samples/languages';
import {sampleInput} from '../../code/samples/sampleInput';
import {operationLine} from './domains';

const shown = ['curl', 'javascript', 'python'];

/** The request and its response as the reference prints them, with the key that anyone may use on that server. */
export function firstCall(operation: OperationDocument, {url, demoKey}: ApiServer): FirstCallFacts {
  const request = buildRequest(operation, {
    server: url,
    values: exampleValues(operation),
    body: exampleBody(operation),
    credential: {name: 'x-api-key', value: demoKey ?? placeholders.apiKey},
  });
  const input = sampleInput(operation, request);
  return {
    operation: operationLine(operation),
    samples: languages
      .filter(({id}) => shown.includes(id))
      .map(({id, label, print}) => ({id, label, code: print(input)})),
    response: responseOf(operation),
  };
}

function responseOf({operationId, responses}: OperationDocument): FirstCallFacts['response'] {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [example] = Object.values(success?.[1].content['application/json']?.examples ?? {});
  if (!success || !example)
    throw new Error(`${operationId} has no example response for the home page to show.`);
  return {status: success[0], body: formatJson(example.value ?? null)};
}
