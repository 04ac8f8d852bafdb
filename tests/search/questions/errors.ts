import type {Question} from './types';

const page = (name: string): string => `docs/errors/${name}`;

/** Error messages as people paste them: whole, in part, in their body, in a log, with values of their own. */
export const errors: readonly Question[] = [
  ['query.limit must be <= 100', page('out-of-range')],
  ['{"status_code":400,"message":"path.zoom must be >= 3"}', page('out-of-range')],
  ['path.day must be <= 30 in 2026-06', page('out-of-range')],
  ['body.collectionName is required', page('required-value')],
  ['body[1].timestamp is required', page('required-value')],
  ['must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]*$"', page('wrong-form')],
  ['path.objectIds[0] must match pattern', page('wrong-form')],
  ['query.format must be one of "uxv", "geojson", "qgc"', page('unknown-value')],
  ['body.plans[0].mission.items[4].params must NOT have fewer than 7 items', page('wrong-count')],
  ['must NOT have more than 500 items', page('wrong-count')],
  ['body must be array', page('wrong-type')],
  ['query.start has no offset: add Z for UTC', page('unreadable-time')],
  ['must be a day and a time that exist', page('unreadable-time')],
  ['coordinates[0] must end where it begins', page('broken-geometry')],
  ['body[0].properties must be at most 1024 bytes as JSON', page('properties-too-large')],
  ['query.colectionId is not a parameter of this operation', page('unknown-field')],
  ['body is not JSON: unexpected "}" at line 3, column 12', page('body-not-json')],
  ['no webhook is registered for "fleetlog"', page('format-without-webhook')],
  ['the webhook of "fleetlog" did not respond within 10 s', page('webhook-failed')],
  ['body would give the account 10002 objects; the limit is 10000', page('account-full')],
  ['Unauthorized: send an API key in x-api-key', page('credentials-missing')],
  ['Unauthorized: the token has expired; sign in again', page('credentials-ended')],
  ['{"status_code": 403, "message": "Access Denied"}', page('access-denied')],
  ['Access Denied: the API key in x-api-key is read only', page('access-denied')],
  ['ERROR 404 The resource was not found.', page('not-found')],
  ['There is no tile 9/512/100: at zoom 9, x and y range', page('nothing-there')],
  ['No operation has the path /locations/v1/objects.', page('no-such-path')],
  ['The body is larger than 1048576 bytes', page('body-too-large')],
  ['The body must be application/json; it is "text/plain".', page('wrong-media-type')],
  [
    '{"__type":"NotAuthorizedException","message":"Incorrect username or password."}',
    page('sign-in-rejected'),
  ],
  ['UserUnAuthenticatedException: User needs to be authenticated', page('session-over')],
];
