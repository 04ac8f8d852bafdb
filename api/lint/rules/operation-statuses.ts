import type {Oas3Rule} from '@redocly/openapi-core';

const successes = ['200', '201', '204'];
/** Too large, and not JSON: what a server answers to a body before it reads it. */
const withBody = ['413', '415'];
const always = ['400', '401', '403', '500'];
/** The paths of api/portal.yaml. */
const ofPortalService = /^\/users\//;
/** A path segment that is an id, or several: `{routeId}`, `{objectIds}`, and the webhooks' `{format}`. */
const namesARecord = /\/\{(\w+Ids?|format)\}(\/|$)/;

/**
 * Every operation declares 400, 401, 403 and 500, and 404 where its path names a record; it succeeds with 200, 201
 * or 204. It may declare 404 elsewhere and, with a request body, 413 and 415; nothing else. The portal service limits
 * each person by itself, and declares 429 as well.
 */
export const operationStatuses: Oas3Rule = () => {
  let path = '';
  return {
    PathItem: {
      enter: (_item, {key}) => {
        path = String(key);
      },
      Operation: ({requestBody, responses = {}}, {report, location}) => {
        const declared = Object.keys(responses);
        const limits = ofPortalService.test(path) ? ['429'] : [];
        const owed = [...always, ...limits, ...(namesARecord.test(path) ? ['404'] : [])];
        const say = (message: string) => report({message, location: location.child('responses')});
        for (const status of owed.filter((each) => !declared.includes(each)))
          say(`The answer ${status} is missing.`);
        if (!declared.some((status) => successes.includes(status)))
          say(
            'No success is declared: 200 on read, 201 on create, 204 on delete or when there is nothing to say.',
          );
        const allowed = [...successes, ...always, ...limits, '404', ...(requestBody ? withBody : [])];
        for (const status of declared.filter((each) => !allowed.includes(each)))
          say(`The platform never answers ${status}.`);
      },
    },
  };
};
