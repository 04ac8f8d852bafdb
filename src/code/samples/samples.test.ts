import {parser} from '@lezer/go';
import {expect, test} from 'vitest';
import type {HttpRequest} from '../../openapi/request/types';
import type {LanguageId} from '../language/languageIds';
import {languages} from './languages';
import {quoted} from './printers/literals';

const request: HttpRequest = {
  method: 'POST',
  url: 'http://x/?a=1',
  headers: [['x-api-key', 'a"b']],
  body: '{"a": "`"}',
};
const printed = (id: LanguageId): string =>
  languages
    .find((each) => each.id === id)
    ?.print({request, responseKind: 'json', canBeEmpty: false, fileName: 'response.bin'}) ?? '';

test('Go is right in its syntax for every kind of response', () => {
  const go = languages.find(({id}) => id === 'go');
  for (const responseKind of ['json', 'text', 'binary', 'none'] as const)
    for (const canBeEmpty of [true, false]) {
      const text = go?.print({request, responseKind, canBeEmpty, fileName: 'tile.png'}) ?? '';
      const wrong: string[] = [];
      parser
        .parse(text)
        .iterate({enter: ({type, from}) => void (type.isError && wrong.push(text.slice(from)))});
      expect(wrong).toEqual([]);
      for (const name of ['fmt', 'io', 'os'])
        expect(text.includes(`"${name}"`), `${name} in ${text}`).toBe(text.includes(`${name}.`));
    }
});

test('Go and C# Go falls back to a quoted literal where the raw one would end early', () => {
  expect(printed('go')).toContain('strings.NewReader("{\\"a\\": \\"`\\"}")');
  expect(printed('go')).toContain('request.Header.Set("x-api-key", "a\\"b")');
});

test('Go and C# C# fences the body with more quotes than it holds', () => {
  const body = '{"a": """"}';
  const text = languages
    .find(({id}) => id === 'csharp')
    ?.print({request: {...request, body}, responseKind: 'json', canBeEmpty: false, fileName: 'response.bin'});
  expect(text).toContain(`"""""\n    ${body}\n    """""`);
  expect(text).toContain('TryAddWithoutValidation("x-api-key", "a\\"b")');
});

test('Go and C# C# quotes a body that a raw literal would break over lines', () => {
  for (const end of ['\u0085', '\u2028', '\u2029', '\r\n']) {
    const body = `{"a": "x${end}y"}`;
    const text = languages
      .find(({id}) => id === 'csharp')
      ?.print({
        request: {...request, body},
        responseKind: 'json',
        canBeEmpty: false,
        fileName: 'response.bin',
      });
    expect(text).toContain(`StringContent(${quoted(body)}, `);
    expect(text).not.toMatch(/[\r\u0085\u2028\u2029]/);
  }
});
