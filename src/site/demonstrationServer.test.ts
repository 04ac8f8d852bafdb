import {expect, test} from 'vitest';
import {demonstrationServer} from './demonstrationServer';

const production = {name: 'Production', url: 'https://api.example'};
const sandbox = {name: 'Sandbox', url: 'http://127.0.0.1:4010', demoKey: 'a'};

test('the server with a key for everybody serves demonstrations, whatever the order', () => {
  expect(demonstrationServer([production, sandbox])).toBe(sandbox);
  expect(demonstrationServer([sandbox, production])).toBe(sandbox);
});

test('where no server has such a key, the first serves', () => {
  expect(demonstrationServer([production])).toBe(production);
  expect(() => demonstrationServer([])).toThrow("'api.servers' of the site configuration is empty");
});
