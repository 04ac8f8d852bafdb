import type {Oas3Rule} from '@redocly/openapi-core';

/** 201 has a Location header, 204 no body, 200 a body; a DELETE answers 204. */
export const successShape: Oas3Rule = () => ({
  PathItem: {
    Operation: {
      enter: ({responses = {}}, {report, location, key}) => {
        if (key === 'delete' && !('204' in responses))
          report({message: 'DELETE answers 204.', location: location.child('responses')});
      },
      Response: ({headers = {}, content}, {report, location, key}) => {
        if (key === '201' && !('Location' in headers))
          report({
            message: '201 needs a Location header: where the new record is.',
            location: location.key(),
          });
        if (key === '204' && content)
          report({message: '204 has no body.', location: location.child('content')});
        if (key === '200' && !content) report({message: '200 needs a body.', location: location.key()});
      },
    },
  },
});
