import type {OperationDocument, DocumentedResponse} from '../../openapi/document/types';
import type {HttpRequest} from '../../openapi/request/types';
import type {ResponseKind, SampleInput} from './types';

type Responding = Pick<OperationDocument, 'responses'>;

/** A request together with how a program reads this operation's response. */
export function sampleInput(operation: Responding, request: HttpRequest): SampleInput {
  const type = successType(operation);
  return {
    request,
    responseKind: responseKind(type),
    canBeEmpty: canBeEmpty(operation),
    fileName: `response.${type === 'image/png' ? 'png' : 'bin'}`,
  };
}

/** Whether one of the successful responses, but not all, has no body. */
function canBeEmpty(operation: Responding): boolean {
  const types = successTypes(operation);
  return types.includes(undefined) && types.some((type) => type !== undefined);
}

/** Media type of the first successful response that has a body. */
function successType(operation: Responding): string | undefined {
  return successTypes(operation).find((type) => type !== undefined);
}

function successTypes({responses}: Responding): (string | undefined)[] {
  const named = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [fallback] = Object.entries(responses).filter(([status]) => status === 'default');
  // Where no success is named, what is said of every status is said of it.
  return (named.length === 0 && fallback ? [fallback] : named).map(
    ([, response]: [string, DocumentedResponse]) => Object.keys(response.content)[0],
  );
}

function responseKind(type: string | undefined): ResponseKind {
  if (type === undefined) return 'none';
  if (/[/+]json\b/.test(type)) return 'json';
  return type.startsWith('text/') ? 'text' : 'binary';
}
