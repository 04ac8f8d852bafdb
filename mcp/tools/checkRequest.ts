import {prepareRequest} from '../requests/checkArguments';
import {requestShape} from '../requests/RequestArguments';
import {defineTool, looking} from '../Tool';

export const checkRequest = defineTool({
  name: 'check_request',
  title: 'Check a request without sending it',
  description:
    'Checks a request against the contract, by the rules of the sandbox, and lists everything that is wrong with it. Nothing is sent.',
  annotations: looking,
  input: requestShape,
  run: (request, {api}) => {
    const {method, url, violations, unknownFields} = prepareRequest(
      api.requireChecked(request.operationId),
      request,
    );
    const verdict =
      violations.length === 0
        ? [`${method} ${url} keeps to the contract. It was not sent.`]
        : [`${method} ${url} breaks the contract:`, ...violations.map((each) => `- ${each}`)];
    const unknown = unknownFields.map((each) => `- ${each} is not a field of this operation, and is ignored`);
    return {
      text: [...verdict, ...unknown].join('\n'),
      data: {isValid: violations.length === 0, violations, unknownFields},
    };
  },
});
