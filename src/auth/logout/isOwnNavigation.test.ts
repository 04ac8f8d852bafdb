import {expect, test} from 'vitest';
import {isOwnNavigation, type Opening} from './isOwnNavigation';

const ADDRESS = 'https://portal.example/logout';
const own: Opening = {
  action: 'POP',
  address: ADDRESS,
  referrer: 'https://portal.example/dashboard?panel=account',
  load: {type: 'navigate', name: ADDRESS},
};

test.each<[string, Opening]>([
  ['a link that the router follows', {...own, action: 'PUSH', referrer: 'https://evil.example/'}],
  ['an address that the router puts in its place', {...own, action: 'REPLACE', referrer: ''}],
  ['a link that loads the document', own],
  ['a link with a fragment', {...own, address: `${ADDRESS}#x`}],
])('a page of the portal led here: %s', (_, opening) => {
  expect(isOwnNavigation(opening)).toBe(true);
});

test.each<[string, Opening]>([
  ['a link of another site', {...own, referrer: 'https://evil.example/'}],
  ['another site of a similar name', {...own, referrer: 'https://portal.example.evil.example/'}],
  ['the same name at another port', {...own, referrer: 'https://portal.example:8443/'}],
  ['the same name without encryption', {...own, referrer: 'http://portal.example/'}],
  ['a page that names no referrer, or an address typed', {...own, referrer: ''}],
  ['a referrer that is no address', {...own, referrer: 'about:client'}],
  ['a step back from another site', {...own, load: {type: 'back_forward', name: ADDRESS}}],
  ['a reload', {...own, load: {type: 'reload', name: ADDRESS}}],
  [
    'a step back to it within the portal',
    {...own, load: {type: 'navigate', name: 'https://portal.example/'}},
  ],
  ['a browser that does not say how it was loaded', {...own, load: undefined}],
])('something else led here: %s', (_, opening) => {
  expect(isOwnNavigation(opening)).toBe(false);
});
