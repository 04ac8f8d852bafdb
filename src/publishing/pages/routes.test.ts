import {expect, test} from 'vitest';
import {textRoutes} from './routes';

const chunk = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = `export default {
${[
  chunk('1', '@theme/DocItem'),
  chunk('2', '@theme/DocsRoot'),
  chunk('3', '@theme/ApiItem'),
  chunk('4', '@theme/DocTagsListPage'),
  chunk('5', '@site/src/pages/dashboard.tsx'),
].join('\n')}};
`;

test('documents, operations and lists of pages are texts, in the order of the routes', () => {
  const routes = {
    '/dashboard-00e': {__comp: '5'},
    '/api/-b8e': {__comp: '3', content: '9'},
    '/docs-175': {__comp: '2'},
    '/docs/step-1-a1b': {__comp: '1'},
    '/docs/tags-c3d': {__comp: '4'},
    '*': {},
  };
  expect(textRoutes(routes, registry)).toEqual([
    {path: '/api/', isIndex: false},
    {path: '/docs/step-1', isIndex: false},
    {path: '/docs/tags', isIndex: true},
  ]);
});

test('lists that are written in another way stop the build', () => {
  const routes = {'/docs/intro-a1b': {__comp: '1'}};
  expect(() => textRoutes(routes, 'module.exports = {};')).toThrow('No routes were found');
});
