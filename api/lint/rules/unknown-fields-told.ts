import type {Oas3Rule} from '@redocly/openapi-core';

const successHeaders = ['Unknown-Fields', 'Preference-Applied'];

/** Whatever takes a body takes `Prefer`, and its successes name the fields that were left out. */
export const unknownFieldsTold: Oas3Rule = () => ({
  Operation({requestBody, parameters = [], responses = {}}, {report, resolve, location}) {
    if (!requestBody) return;
    if (!parameters.some((parameter) => resolve(parameter).node?.name === 'Prefer'))
      report({message: 'An operation with a body takes the header Prefer.', location: location.key()});
    for (const [status, response] of Object.entries(responses)) {
      const {headers = {}} = resolve(response).node ?? {};
      const missing = status.startsWith('2') ? successHeaders.filter((name) => !(name in headers)) : [];
      if (missing.length > 0)
        report({
          message: `${status} of an operation with a body needs ${missing.join(' and ')}.`,
          location: location.child(['responses', status]),
        });
    }
  },
});
