import {expect, test} from 'vitest';
import {parseHtml} from '../html/parseHtml';
import {articleVersions} from './convert';
import {passagesOf} from './passages';
import {element} from './tree';

function textOf(html: string): string {
  const article = element('article', parseHtml(html).children as Parameters<typeof element>[1]);
  const {tree} = articleVersions(article, {
    path: '/docs/a',
    origin: 'https://a.example',
    hasTwin: () => false,
  });
  return passagesOf(tree)
    .map(({text}) => text)
    .join(' ');
}

test('of a sample only the messages of its responses are found, and nothing of its frame', () => {
  const frame =
    '<div><a href="/api/x">Get collections by id</a></div><p>cURL</p><pre><code>curl x</code></pre>';
  const response =
    '<details open><summary><span>404</span> recorded response</summary><pre><code>{"message": "It is not there."}</code></pre></details>';
  expect(
    textOf(`<p>Before.</p><div role="group" data-search="messages">${frame}${response}</div><p>After.</p>`),
  ).toBe('Before. It is not there. After.');
  expect(textOf(`<div>${frame}</div>`)).toBe('Get collections by id cURL');
});
