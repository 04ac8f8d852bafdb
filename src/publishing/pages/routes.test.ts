import {expect, test} from 'vitest';
import {textRoutes} from './routes';

test('documents, operations and lists of pages are texts, in the order of the routes', () => {
  const routes = [
    {path: '/dashboard', component: '@site/src/guarded-pages/dashboard.tsx'},
    {path: '/api/', component: '@theme/ApiItem', exact: true},
    {
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [
        {path: '/docs/step-1', component: '@theme/DocItem'},
        {path: '/docs/tags', component: '@theme/DocTagsListPage'},
      ],
    },
    {path: '*', component: '@theme/NotFound'},
  ];
  expect(textRoutes(routes)).toEqual([
    {path: '/api/', isIndex: false},
    {path: '/docs/step-1', isIndex: false},
    {path: '/docs/tags', isIndex: true},
  ]);
});

test('components that have other names stop the build', () => {
  expect(() => textRoutes([{path: '/docs/intro', component: '@theme/Document'}])).toThrow(
    'No page is drawn by a component that draws texts.',
  );
});
