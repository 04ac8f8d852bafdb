import {expect, test} from 'vitest';
import {languages} from '@site/src/code/samples/languages';
import {toSample} from '../samples/toSample';
import {testCall} from '../calls/testCall';
import {parseCurl} from './parseCurl';

const ADDRESS = 'http://127.0.0.1:4010/a';
const form = ['content-type', 'application/x-www-form-urlencoded'];
const get = {method: 'GET', url: ADDRESS, headers: [], body: undefined};

test.each<[command: string, expected: object]>([
  [`curl ${ADDRESS}`, get],
  [`$ curl -s -o out.json ${ADDRESS}`, get],
  [`/usr/bin/curl --silent --max-time 3 --url ${ADDRESS}`, get],
  ['curl 127.0.0.1:4010/a', get],
  [`KEY=x curl -sSfL '${ADDRESS}'`, get],
  [`curl "${ADDRESS}?q=a b&c=%20"`, {...get, url: `${ADDRESS}?q=a b&c=%20`}],
  [`curl ${ADDRESS} -XDELETE`, {...get, method: 'DELETE'}],
  [`curl --request=put ${ADDRESS}`, {...get, method: 'PUT'}],
  [`curl -sXPOST ${ADDRESS}`, {...get, method: 'POST'}],
  [`curl -I ${ADDRESS}`, {...get, method: 'HEAD'}],
  [`curl ${ADDRESS} -H 'X-Api-Key: a:b'`, {...get, headers: [['x-api-key', 'a:b']]}],
  [
    `curl ${ADDRESS} -H"Accept: text/csv" -H 'X-Empty;'`,
    {
      ...get,
      headers: [
        ['accept', 'text/csv'],
        ['x-empty', ''],
      ],
    },
  ],
  [
    `curl ${ADDRESS} --header "x-api-key: $PLATFORM_KEY"`,
    {...get, headers: [['x-api-key', '$PLATFORM_KEY']]},
  ],
  [`curl ${ADDRESS} -d a=1 -d b=2`, {...get, method: 'POST', headers: [form], body: 'a=1&b=2'}],
  [`curl ${ADDRESS} -d '{\n"a": 1}'`, {...get, method: 'POST', headers: [form], body: '{"a": 1}'}],
  [`curl ${ADDRESS} --data-raw '@it'\\''s\n'`, {...get, method: 'POST', headers: [form], body: "@it's\n"}],
  [
    `curl ${ADDRESS} --data-binary $'\\u00e9\\n\\x41\\''`,
    {...get, method: 'POST', headers: [form], body: "é\nA'"},
  ],
  [
    `curl ${ADDRESS} --json '{"a":1}'`,
    {
      method: 'POST',
      url: ADDRESS,
      body: '{"a":1}',
      headers: [
        ['content-type', 'application/json'],
        ['accept', 'application/json'],
      ],
    },
  ],
  [`curl -G ${ADDRESS} -d limit=3 --data-urlencode 'q=a b'`, {...get, url: `${ADDRESS}?limit=3&q=a%20b`}],
  [`curl ${ADDRESS} -u ann:secret`, {...get, headers: [['authorization', 'Basic ann:secret']]}],
  [
    `curl ${ADDRESS} -b s=1 -A me -e http://b/`,
    {
      ...get,
      headers: [
        ['cookie', 's=1'],
        ['user-agent', 'me'],
        ['referer', 'http://b/'],
      ],
    },
  ],
  [`curl ${ADDRESS} \\\r\n  -H 'a: b' | jq .`, {...get, headers: [['a', 'b']]}],
  [`curl "a\\"b\\$c\\d"`, {...get, url: 'http://a"b$c\\d'}],
])('reads %s', (command, expected) => {
  expect(parseCurl(command).map(({request}) => request)).toEqual([expected]);
});

test('reads several commands, and passes over what is none', () => {
  const script = `#!/bin/sh\n: "\${KEY:?missing}"\n# curl http://comment\ncurl ${ADDRESS} && curl ${ADDRESS}; echo done\n`;
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
