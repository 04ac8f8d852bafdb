import {expect, test} from 'vitest';
import {feedText} from './feedText';
import type {ChangelogVersion} from '../types';

const site = {title: 'Maps & more', address: 'https://portal.example/base/'};
const first: ChangelogVersion = {version: '1.0.0', isReleased: true, isUnnamed: false, operations: 7};
const entry = {
  id: 'less-area',
  words: '<p>Areas are at most 5 km<sup>2</sup>. Ask for <code>more</code>.</p>',
  text: 'Areas are at most 5 km2. Ask for more.',
  isBreaking: true,
  operations: [],
  differences: [],
};

function items(feed: string): string[] {
  return [...feed.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item ?? '');
}

test('a feed has the first version, and an entry with its address, what it says and the day of its release', () => {
  const second = {...first, version: '2.0.0', date: '2026-12-01', entries: [entry]};
  const feed = feedText([second, first], site);
  expect(feed).toContain('<title>Maps &#38; more API changelog</title>');
  expect(feed).toContain('href="https://portal.example/base/changelog/rss.xml"');
  expect(items(feed)).toEqual([
    [
      '<title>API 2.0.0: Breaking: Areas are at most 5 km2.</title>',
      '<link>https://portal.example/base/changelog#less-area</link>',
      '<guid isPermaLink="true">https://portal.example/base/changelog#less-area</guid>',
      '<pubDate>Tue, 01 Dec 2026 00:00:00 GMT</pubDate>',
      '<description>&#60;p&#62;Areas are at most 5 km&#60;sup&#62;2&#60;/sup&#62;. Ask for &#60;code&#62;more&#60;/code&#62;.&#60;/p&#62;</description>',
    ].join(''),
    [
      '<title>API 1.0.0</title>',
      '<link>https://portal.example/base/changelog#1.0.0</link>',
      '<guid isPermaLink="true">https://portal.example/base/changelog#1.0.0</guid>',
      '<description>&#60;p&#62;7 operations.&#60;/p&#62;</description>',
    ].join(''),
  ]);
});

test('a feed gives no date and no number to what is not released', () => {
  const unnamed = {...first, isReleased: false, isUnnamed: true, entries: [{...entry, isBreaking: false}]};
  const [item = ''] = items(feedText([unnamed, first], site));
  expect(item).toContain('<title>Areas are at most 5 km2.</title>');
  expect(item).not.toContain('pubDate');
});
