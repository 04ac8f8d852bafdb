import type {Oas3Rule} from '@redocly/openapi-core';

/** Every error carries the platform's one error body: JSON with `status_code` and `message`, both required. */
export const errorBody: Oas3Rule = () => ({
  Response: ({content = {}}, {report, resolve, location, key}) => {
    if (!/^[45]\d\d$/.test(String(key))) return;
    const schema = content['application/json']?.schema;
    const required: unknown = schema && resolve(schema).node?.required;
    if (!['status_code', 'message'].every((name) => Array.isArray(required) && required.includes(name)))
      report({
        message: `${key} must carry the error body with status_code and message.`,
        location: location.key(),
      });
  },
});
