import type {Oas3Rule} from '@redocly/openapi-core';

/** An integer says where it begins: minimum, exclusiveMinimum, an enumeration or a constant. */
export const integerLimits: Oas3Rule = () => ({
  Schema: (schema, {report, location}) => {
    const types = [schema.type].flat();
    const limited = ['minimum', 'exclusiveMinimum', 'enum', 'const'].some((key) => key in schema);
    if (types.includes('integer') && !limited)
      report({message: 'An integer needs a minimum or an enumeration.', location: location.key()});
  },
});
