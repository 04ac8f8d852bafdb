import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {identifierRule, isIdentifier} from './identifier';

interface Contract {
  readonly components: {
    readonly schemas: {readonly Identifier: {readonly pattern: string; readonly maxLength: number}};
  };
}

test('an id is what the contract says', () => {
  const {components} = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as Contract;
  const {pattern, maxLength} = components.schemas.Identifier;
  const longest = 'a'.repeat(maxLength);
  for (const text of ['', 'a', '7', 'a-b_C9', '-a', '_a', 'a.b', 'a b', 'ä', longest, `${longest}a`])
    expect(isIdentifier(text), text).toBe(new RegExp(pattern, 'u').test(text) && text.length <= maxLength);
  expect(identifierRule()).toContain(String(maxLength - 1));
});
