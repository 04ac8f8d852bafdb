import {expect, test} from 'vitest';
import {maskAddress, maskCall, secretsOf} from './maskCall';
import {isSensitiveName} from './sensitiveNames';

const KEY = 'sandbox-developer-key';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl';

interface Given {
  readonly url?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  readonly responseHeaders?: readonly (readonly [string, string])[];
  readonly responseBody?: string;
}

const callOf = ({
  url = 'http://platform/a',
  headers = [],
  body,
  responseHeaders = [],
  responseBody,
}: Given) => ({
  request: {method: 'POST', url, headers, body},
  response: {status: 200, headers: responseHeaders, body: responseBody, size: 0, firstByteMs: 1},
});

const key = ['x-api-key', KEY] as const;

test.each<[what: string, given: Given]>([
  ['in its header', {headers: [key]}],
  ['in a header of another case', {headers: [['X-API-KEY', KEY]]}],
  ['in the query', {url: `http://platform/a?x-api-key=${KEY}&limit=1`}],
  ['in a query whose name is encoded', {url: `http://platform/a?api%5Fkey=${KEY}`}],
  ['in the path, as it was sent', {url: `http://platform/${KEY}/a`, headers: [key]}],
  ['before the host', {url: `http://ann:${KEY}@platform/a`}],
  ['in the fragment', {url: `http://portal/#access_token=${KEY}&state=x`}],
  ['as a member of a body', {body: JSON.stringify({apiKey: KEY})}],
  ['deep in a body', {body: JSON.stringify({webhooks: [{headers: {Authorization: `Bearer ${KEY}`}}]})}],
  ['as a list in a body', {body: JSON.stringify({apiKeys: [KEY, KEY]})}],
  ['as an object in a body', {body: JSON.stringify({credentials: {id: KEY}})}],
  ['as the name of a member', {headers: [key], body: JSON.stringify({[KEY]: 1})}],
  [
    'under a harmless name, since it was sent as a key',
    {headers: [key], body: JSON.stringify({note: `my ${KEY}!`})},
  ],
  ['in JSON within a string', {body: JSON.stringify({event: JSON.stringify({password: KEY})})}],
  ['in an address within a body', {body: JSON.stringify({url: `http://hook/?token=${KEY}`})}],
  ['in JSON that is broken off', {body: `{"password": "${KEY}", "na`}],
  [
    'in a form',
    {headers: [['content-type', 'application/x-www-form-urlencoded']], body: `user=ann&password=${KEY}`},
  ],
  [
    'in a form of several parts',
    {body: `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${KEY}\r\n--b--`},
  ],
  [
    'in the response',
    {headers: [key], responseBody: JSON.stringify({message: `the key ${KEY} has expired`})},
  ],
  ['as a new key of the response', {responseBody: JSON.stringify({key: KEY})}],
  ['in Location', {responseHeaders: [['location', `/a?token=${KEY}`]]}],
  ['in a cookie', {headers: [['cookie', `s=${KEY}`]], responseHeaders: [['set-cookie', `s=${KEY}`]]}],
  ['in a link', {responseHeaders: [['link', `<http://platform/a?api_key=${KEY}>; rel="next"`]]}],
])('hides a key %s', (_what, given) => {
  expect(JSON.stringify(maskCall(callOf(given)))).not.toContain(KEY);
});

test('hides a key that contains characters of addresses, however it is written', () => {
  const odd = 'a key/with+signs&more';
  const call = callOf({headers: [['x-api-key', odd]], url: `http://platform/a?q=${encodeURIComponent(odd)}`});
  expect(maskCall(call).request.url).toBe('http://platform/a?q=MASKED');
});

test.each([JWT, 'AKIAIOSFODNN7EXAMPLE', 'Bearer 5f1c0e7a9d'])(
  'hides what looks like a secret: %s',
  (secret) => {
    const masked = maskCall(
      callOf({body: JSON.stringify({note: `see ${secret}`}), responseBody: `text ${secret}`}),
    );
    expect(JSON.stringify(masked)).not.toContain(secret);
  },
);

test('hides the secrets of other calls too', () => {
  const masked = maskCall(callOf({body: JSON.stringify({note: KEY})}), secretsOf(callOf({headers: [key]})));
  expect(masked.request.body).toBe('{"note":"MASKED"}');
});

test('leaves a place to fill in where code needs it', () => {
  const headers = [key, ['authorization', `Bearer ${JWT}`]] as const;
  expect(maskCall(callOf({headers})).request.headers).toEqual([
    ['x-api-key', 'YOUR_API_KEY'],
    ['authorization', 'Bearer YOUR_TOKEN'],
  ]);
});

test('leaves everything else as it is, to the digit', () => {
  const body = '{"id": 12345678901234567890, "keyId": "k1", "next_token": "p2", "key": null}';
  const url = 'http://platform/a?collectionId=keys&limit=5&weatherCode=3#top';
  const masked = maskCall(callOf({url, body, responseBody: body}));
  expect([masked.request.url, masked.request.body, masked.response?.body]).toEqual([url, body, body]);
});

test.each(['X-Amz-Security-Token', 'client_secret', 'refreshToken', 'Set-Cookie', 'X-Amz-Credential'])(
  'takes %s for the name of a secret',
  (name) => expect(isSensitiveName(name)).toBe(true),
);

test.each(['keyId', 'monkey', 'keywords', 'nextToken', 'author', 'passengers'])(
  'does not take %s for one',
  (name) => expect(isSensitiveName(name)).toBe(false),
);

test('hides the code of a sign-in in an address', () => {
  expect(maskAddress('/callback?code=abc&state=d')).toBe('/callback?code=MASKED&state=MASKED');
});
