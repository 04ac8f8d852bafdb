import {expect, test} from 'vitest';
import {languages} from '@site/src/code/samples/languages';
import {toSample} from '../calls/toSample';
import {testCall} from '../calls/testCall';
import {parseCurl} from './parseCurl';

const URL_A = 'http://127.0.0.1:4010/a';
const FORM = ['content-type', 'application/x-www-form-urlencoded'];
const get = {method: 'GET', url: URL_A, headers: [], body: undefined};

test.each<[command: string, expected: object]>([
  [`curl ${URL_A}`, get],
  [`$ curl -s -o out.json ${URL_A}`, get],
  [`/usr/bin/curl --silent --max-time 3 --url ${URL_A}`, get],
  ['curl 127.0.0.1:4010/a', get],
  [`KEY=x curl -sSfL '${URL_A}'`, get],
  [`curl "${URL_A}?q=a b&c=%20"`, {...get, url: `${URL_A}?q=a b&c=%20`}],
  [`curl ${URL_A} -XDELETE`, {...get, method: 'DELETE'}],
  [`curl --request=put ${URL_A}`, {...get, method: 'PUT'}],
  [`curl -sXPOST ${URL_A}`, {...get, method: 'POST'}],
  [`curl -I ${URL_A}`, {...get, method: 'HEAD'}],
  [`curl ${URL_A} -H 'X-Api-Key: a:b'`, {...get, headers: [['x-api-key', 'a:b']]}],
  [
    `curl ${URL_A} -H"Accept: text/csv" -H 'X-Empty;'`,
    {
      ...get,
      headers: [
        ['accept', 'text/csv'],
        ['x-empty', ''],
      ],
    },
  ],
  [`curl ${URL_A} --header "x-api-key: $PLATFORM_KEY"`, {...get, headers: [['x-api-key', '$PLATFORM_KEY']]}],
  [`curl ${URL_A} -d a=1 -d b=2`, {...get, method: 'POST', headers: [FORM], body: 'a=1&b=2'}],
  [`curl ${URL_A} -d '{\n"a": 1}'`, {...get, method: 'POST', headers: [FORM], body: '{"a": 1}'}],
  [`curl ${URL_A} --data-raw '@it'\\''s\n'`, {...get, method: 'POST', headers: [FORM], body: "@it's\n"}],
  [
    `curl ${URL_A} --data-binary $'\\u00e9\\n\\x41\\''`,
    {...get, method: 'POST', headers: [FORM], body: "é\nA'"},
  ],
  [
    `curl ${URL_A} --json '{"a":1}'`,
    {
      ...{method: 'POST', url: URL_A, body: '{"a":1}'},
      headers: [
        ['content-type', 'application/json'],
        ['accept', 'application/json'],
      ],
    },
  ],
  [`curl -G ${URL_A} -d limit=3 --data-urlencode 'q=a b'`, {...get, url: `${URL_A}?limit=3&q=a%20b`}],
  [`curl ${URL_A} -u ann:secret`, {...get, headers: [['authorization', 'Basic ann:secret']]}],
  [
    `curl ${URL_A} -b s=1 -A me -e http://b/`,
    {
      ...get,
      headers: [
        ['cookie', 's=1'],
        ['user-agent', 'me'],
        ['referer', 'http://b/'],
      ],
    },
  ],
  [`curl ${URL_A} \\\r\n  -H 'a: b' | jq .`, {...get, headers: [['a', 'b']]}],
  [`curl "a\\"b\\$c\\d"`, {...get, url: 'http://a"b$c\\d'}],
])('reads %s', (command, expected) => {
  expect(parseCurl(command).map(({request}) => request)).toEqual([expected]);
});

test('reads several commands, and passes over what is none', () => {
  const script = `#!/bin/sh\n: "\${KEY:?missing}"\n# curl http://comment\ncurl ${URL_A} && curl ${URL_A}; echo done\n`;
  expect(parseCurl(script)).toHaveLength(2);
});

test.each(['', 'wget http://a', 'curl', 'curl -X POST'])('says what is missing in %j', (text) => {
  expect(() => parseCurl(text)).toThrow(/There is no command of curl|has no address/);
});

test('reads what this portal writes', () => {
  const headers = [
    ['x-api-key', 'k'],
    ['content-type', 'application/json'],
  ] as const;
  const call = testCall({request: {method: 'PUT', headers, body: '{"note":"it\'s \\\\ $HOME\\n"}'}});
  const command = languages.find(({id}) => id === 'curl')?.print(toSample(call)) ?? '';
  expect(parseCurl(command)[0]?.request).toEqual(call.request);
});
