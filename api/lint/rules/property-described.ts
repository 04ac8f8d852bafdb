import type {Oas3Rule} from '@redocly/openapi-core';

/** Every property of a schema says what it means, itself or through the schema it refers to. A constant says enough. */
export const propertyDescribed: Oas3Rule = () => ({
  SchemaProperties: (properties, {report, resolve, location}) => {
    for (const [name, property] of Object.entries(properties)) {
      const schema = resolve(property).node;
      if (!schema || 'const' in schema || schema.description) continue;
      report({message: `The property ${name} needs a description.`, location: location.child(name)});
    }
  },
});
