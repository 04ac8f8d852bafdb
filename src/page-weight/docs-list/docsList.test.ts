import {expect, test} from 'vitest';
import listedDocs, {withListed} from './listedDocs.mjs';

const doc = (title: string) => ({title, description: `${title}.`});
const version = {
  docs: {a: doc('A'), b: doc('B'), c: doc('C')},
  docsSidebars: {
    guides: [{docId: 'a'}, {items: [{docId: 'b'}, {href: '/docs/series', items: [{docId: 'c'}]}]}],
  },
};

test('keeps what the list of a category with an address shows', () => {
  expect(Object.keys(withListed(version).docs)).toEqual(['c']);
  expect(JSON.stringify(withListed(version).docsSidebars)).not.toMatch(/"docId":"[ab]"/);
  expect(JSON.stringify(withListed(version).docsSidebars)).toContain('"docId":"c"');
  expect(JSON.parse(listedDocs(JSON.stringify({version, unlisted: 1})))).toMatchObject({unlisted: 1});
});

test('leaves the lists of tags as they are', () => {
  expect(listedDocs('{"tags":[1]}')).toBe('{"tags":[1]}');
});

test('says by name that Docusaurus has another form', () => {
  expect(() => listedDocs('{"version":{}}')).toThrow('src/page-weight/docs-list');
});
