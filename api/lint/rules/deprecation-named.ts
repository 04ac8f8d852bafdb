import type {Oas3Rule} from '@redocly/openapi-core';

/**
 * What is deprecated says so twice: in the flag, which tools read, and in words that name the way out. An operation
 * whose text says "Deprecated" without the flag is as wrong as one with the flag and no words.
 */
export const deprecationNamed: Oas3Rule = () => ({
  Operation: ({deprecated = false, description = ''}, {report, location}) => {
    if (deprecated && !/deprecated/i.test(description))
      report({
        message: 'A deprecated operation says so in its description, and what to use instead.',
        location: location.child('description'),
      });
    if (!deprecated && /^\**deprecated/i.test(description.trim()))
      report({message: 'The description says deprecated: set `deprecated: true`.', location: location.key()});
  },
});
