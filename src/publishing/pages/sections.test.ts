import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {olderPages, sidebarSections} from './sections';

function version(path: string, isLast: boolean) {
  const sidebars = {guides: [{type: 'doc', id: 'intro'}]};
  return {path, isLast, docs: [{id: 'intro', permalink: `${path}/intro`}], sidebars};
}

const loadedVersions = [version('/docs', true), version('/docs/2.75.0', false)];
const content: AllContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};

test('sections list the present version alone', () => {
  expect(sidebarSections(content)).toEqual([{title: 'Guides', paths: ['/docs/intro']}]);
});

test('pages of a version that was cut are told from the present ones', () => {
  const isOlder = olderPages(content);
  const paths = [
    '/docs',
    '/docs/intro',
    '/docs/2.75.0',
    '/docs/2.75.0/',
    '/docs/2.75.0/intro',
    '/docs/2.75.01',
  ];
  expect(paths.filter((path) => isOlder({path}))).toEqual([
    '/docs/2.75.0',
    '/docs/2.75.0/',
    '/docs/2.75.0/intro',
  ]);
});
