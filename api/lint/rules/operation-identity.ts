import type {Oas3Rule} from '@redocly/openapi-core';

const camelCase = /^[a-z]+([A-Z][a-z0-9]*)+$/;
const SHORTEST_DESCRIPTION = 100;

/**
 * An operation has a camelCase id of at least two words, exactly one declared tag, a summary of one line, and a
 * description long enough to say when to use it and what it costs.
 */
export const operationIdentity: Oas3Rule = () => {
  let declared: string[] = [];
  return {
    Root: (root) => {
      declared = (root.tags ?? []).map((tag) => tag.name);
    },
    Operation: ({operationId = '', tags = [], summary = '', description = ''}, {report, location}) => {
      const check = (holds: boolean, key: string, message: string) => {
        if (!holds) report({message, location: location.child(key)});
      };
      check(
        camelCase.test(operationId),
        'operationId',
        'operationId must be camelCase and start with a verb.',
      );
      check(tags.length === 1, 'tags', 'An operation stands under exactly one tag.');
      check(
        tags.every((tag) => declared.includes(tag)),
        'tags',
        `The tag must be one of: ${declared.join(', ')}.`,
      );
      check(
        /^[A-Z].{2,58}[^.\s]$/.test(summary),
        'summary',
        'summary is one line of 4 to 60 characters, without a full stop.',
      );
      check(
        description.trim().length >= SHORTEST_DESCRIPTION,
        'description',
        `description must say when to use the operation and what it costs (at least ${SHORTEST_DESCRIPTION} characters).`,
      );
    },
  };
};
