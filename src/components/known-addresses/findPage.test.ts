import {expect, test} from 'vitest';
import {findPage, type Found} from './findPage';

const guides: readonly Found[] = [
  {path: '/docs'},
  {path: '/docs', exact: undefined},
  {path: '/docs/guides', exact: true},
];

/** Routes as the router finds them: without regard to case. */
function routesAt(path: string): readonly Found[] {
  switch (path.toLowerCase()) {
    case '/docs/guides':
      return guides;
    case '/':
      return [{path: '/', exact: true}];
    case '/page.html':
      return [{path: '/page.html', exact: true}];
    default:
      return path.startsWith('/docs/') ? [{path: '/docs'}] : [{path: '*'}];
  }
}

test.each([
  ['/docs/Guides', '/docs/guides'],
  ['/DOCS/GUIDES', '/docs/guides'],
  ['/docs/guides.html', '/docs/guides'],
  ['/docs/guides/index.html', '/docs/guides'],
  ['/docs/Guides.html', '/docs/guides'],
  ['/index.html', '/'],
  ['/page.html', '/page.html'],
])('%s is the page %s', (address, path) => {
  expect(findPage(address, routesAt)).toEqual({kind: 'page', path});
});

test('an address below a part of the site has its frame, and any other has nothing', () => {
  expect(findPage('/docs/none', routesAt)).toEqual({kind: 'framed'});
  expect(findPage('/docs/none.html', routesAt)).toEqual({kind: 'framed'});
  expect(findPage('/none', routesAt)).toEqual({kind: 'none'});
  expect(findPage('/none', () => [])).toEqual({kind: 'none'});
});
