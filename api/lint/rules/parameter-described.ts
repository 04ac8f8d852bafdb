import type {Oas3Rule} from '@redocly/openapi-core';

const SHORTEST_DESCRIPTION = 15;

/**
 * A parameter says what it means and what a value looks like. Where the reader must give one it carries an example, so
 * that the first request of every operation can be sent as it stands.
 */
export const parameterDescribed: Oas3Rule = () => ({
  Parameter: ({name, description = '', required, example, examples, schema}, {report, resolve, location}) => {
    if (description.trim().length < SHORTEST_DESCRIPTION)
      report({
        message: `The parameter ${name} needs a description of at least ${SHORTEST_DESCRIPTION} characters.`,
        location: location.child('description'),
      });
    const shown = example !== undefined || examples !== undefined;
    if (required && !shown)
      report({message: `The required parameter ${name} needs an example.`, location: location.key()});
    const shape = schema && resolve(schema).node;
    const suggests = shape && ('default' in shape || 'enum' in shape);
    if (!required && !shown && !suggests)
      report({
        message: `The parameter ${name} needs an example, a default or an enumeration.`,
        location: location.key(),
      });
  },
});
