import type {Oas3Example, Oas3Rule} from '@redocly/openapi-core';

/** The examples of a 413 name the limit of this operation's own body: limits differ, and a reader takes the number. */
export const bodyLimitNamed: Oas3Rule = () => ({
  Operation({requestBody, responses = {}}, {report, resolve, location}) {
    const tooLarge = responses['413'];
    if (!requestBody || !tooLarge) return;
    const limit: unknown = Reflect.get(resolve<object>(requestBody).node ?? {}, 'x-max-bytes');
    const response = resolve(tooLarge);
    if (limit === undefined || !response.node) return;
    for (const {examples = {}} of Object.values(response.node.content ?? {}))
      for (const example of Object.values(examples)) {
        const {node} = resolve<Oas3Example>(example, response.location?.source.absoluteRef);
        if (!String(Reflect.get(Object(node?.value), 'message')).includes(` ${String(limit)} bytes`))
          report({
            message: `The example of the 413 names another limit than ${String(limit)} bytes, that of the body.`,
            location: location.child(['responses', '413']),
          });
      }
  },
});
