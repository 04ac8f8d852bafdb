import type {OperationDocument, DocumentedResponse} from '../../openapi/document/types';
import type {HttpRequest} from '../../openapi/request/types';
import type {ResponseKind, SampleInput} from './types';

type Responseing = Pick<OperationDocument, 'responses'>;

/** A request together with how a program reads this operation's response. */
export function sampleInput(operation: Responseing, request: HttpRequest): SampleInput {
  const type = successType(operation);
  return {
    request,
    responseKind: responseKind(type),
    fileName: `response.${type === 'image/png' ? 'png' : 'bin'}`,
  };
}

/** Media type of the first successful response that has a body. */
function successType({responses}: Responseing): string | undefined {
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]: [string, DocumentedResponse]) => Object.keys(response.content)[0]);
  return successes.find((type) => type !== undefined);
}

function responseKind(type: string | undefined): ResponseKind {
  if (type === undefined) return 'none';
  if (/[/+]json\b/.test(type)) return 'json';
  return type.startsWith('text/') ? 'text' : 'binary';
}
