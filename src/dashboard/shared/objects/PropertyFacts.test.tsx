import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {PropertyFacts} from './PropertyFacts';

/** As they come from a server: `JSON.parse` makes `__proto__` a key like any other, and a literal does not. */
const parse = (text: string) => JSON.parse(text) as Record<string, string>;
const shown = (properties: object, titles?: Record<string, string>) =>
  renderToStaticMarkup(<PropertyFacts properties={{...properties}} titles={titles} />);

test.each([
  ['{"__proto__": "x"}', '<dt>__proto__</dt><dd>x</dd>'],
  ['{"constructor": "Acme"}', '<dt>constructor</dt><dd>Acme</dd>'],
  ['{"toString": 3, "valueOf": true}', '<dt>toString</dt><dd>3</dd><dt>valueOf</dt><dd>true</dd>'],
])('%s has its keys as labels, with titles of other keys or none', (text, html) => {
  expect(shown(parse(text))).toBe(html);
  expect(shown(parse(text), {pilot: 'Pilot'})).toBe(html);
});

test('a title is shown in place of any key', () => {
  const titles = parse('{"__proto__": "Prototype", "constructor": "Made by", "pilot": "Pilot"}');
  expect(shown(parse('{"__proto__": "x", "constructor": "Acme", "pilot": "Ada"}'), titles)).toBe(
    '<dt>Prototype</dt><dd>x</dd><dt>Made by</dt><dd>Acme</dd><dt>Pilot</dt><dd>Ada</dd>',
  );
});

test('what is stored is filled in by what was reported, whatever the key', () => {
  const [stored, reported] = [parse('{"__proto__": "old", "base": "Bend"}'), parse('{"__proto__": "new"}')];
  expect(shown({...stored, ...reported})).toBe('<dt>__proto__</dt><dd>new</dd><dt>base</dt><dd>Bend</dd>');
});

test('lists, objects and nothing are shown as JSON', () => {
  expect(shown({crew: ['Ada', 'Bo'], none: null})).toBe(
    '<dt>crew</dt><dd>[&quot;Ada&quot;,&quot;Bo&quot;]</dd><dt>none</dt><dd>null</dd>',
  );
});
