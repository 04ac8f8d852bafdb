import {z} from 'zod';
import type {DescribedOperation} from '../contract/ApiContract';
import {defineTool, looking} from '../Tool';

export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List operations',
  description: 'Lists the operations of the API: id, method, path and summary, and which of them write.',
  annotations: looking,
  input: {
    tag: z.string().max(100).optional().describe('Only operations of this tag, such as Flight plans.'),
    words: z
      .string()
      .max(200)
      .optional()
      .describe('Only operations with all of these words in id, path or summary.'),
  },
  run: ({tag, words = ''}, {api}) => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = api.operations.filter(
      (each) =>
        (tag === undefined || each.tag.toLowerCase() === tag.toLowerCase()) &&
        wanted.every((word) => textOf(each).includes(word)),
    );
    const tags = [...new Set(api.operations.map((each) => each.tag))];
    if (found.length === 0)
      return {
        text: `No operation fits. Tags are: ${tags.join(', ')}. Or ask search_docs.`,
        data: {operations: []},
      };
    return {
      text: found.map(line).join('\n'),
      data: {operations: found.map(({pointer: _pointer, ...rest}) => rest)},
    };
  },
});

function textOf({operationId, path, summary}: DescribedOperation): string {
  return `${operationId} ${path} ${summary}`.toLowerCase();
}

function line({operationId, method, path, summary, isReading, isDeprecated}: DescribedOperation): string {
  return `${operationId}: ${method} ${path}. ${summary}${isReading ? '' : ' (writes)'}${isDeprecated ? ' (deprecated)' : ''}`;
}
