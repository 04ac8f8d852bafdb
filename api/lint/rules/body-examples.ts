import type {Oas3Example, Oas3MediaType, Oas3Rule, UserContext} from '@redocly/openapi-core';

/** The answers whose example a reader needs. The other errors are the same for every operation. */
const shown = /^(2\d\d|400|404)$/;

/**
 * Each JSON body of a request, of a success, of a 400 and of a 404 has at least one named example, and each example
 * a summary that the example chooser can show.
 */
export const bodyExamples: Oas3Rule = () => ({
  RequestBody: ({content}, context) => checkBodies(content, context),
  Response: ({content = {}}, context) => {
    if (shown.test(String(context.key))) checkBodies(content, context);
  },
});

function checkBodies(content: Record<string, Oas3MediaType>, {report, resolve, location}: UserContext): void {
  for (const [type, body] of Object.entries(content)) {
    if (!type.includes('json')) continue;
    const place = location.child(['content', type]);
    const examples = Object.entries(body.examples ?? {});
    if (examples.length === 0)
      report({message: 'The body needs at least one named example.', location: place});
    for (const [name, example] of examples) {
      const {node} = resolve<Oas3Example>(example);
      if (!node?.summary) report({message: `The example ${name} needs a summary.`, location: place});
    }
  }
}
