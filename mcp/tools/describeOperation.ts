import {z} from 'zod';
import {describeOperation as describe} from '../contract/describeOperation';
import {exactText} from '../exactJson';
import {partOf} from '../text';
import {defineTool, looking} from '../Tool';

export const describeOperation = defineTool({
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Returns one operation as the contract describes it: parameters, body, responses, examples, errors and schemas, as JSON.',
  annotations: looking,
  input: {
    operationId: z.string().max(200).describe('The id of the operation, as list_operations names it.'),
    offset: z.number().int().min(0).default(0).describe('Where to go on in a long description.'),
  },
  run: ({operationId, offset}, {api}) => {
    const described = describe(api.exact, api.require(operationId));
    return {text: partOf(exactText(described, 1), offset)};
  },
});
