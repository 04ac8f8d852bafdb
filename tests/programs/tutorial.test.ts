import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {neighbour, read, textOf} from './builtPage';

// What the pages say is in their HTML. That "Next" and "Previous" are clicked is a browser test of a series.

/** The way of a writer, as "Next" leads. */
const way = [
  ['/docs/tutorial', 'Write for this portal'],
  ['/docs/tutorial/intro', 'Write for this portal'],
  ['/docs/tutorial/basics', 'Basics'],
  ['/docs/tutorial/basics/create-a-page', 'Create a page'],
  ['/docs/tutorial/basics/create-a-document', 'Create a document'],
  ['/docs/tutorial/basics/create-a-blog-post', 'Create a blog post'],
  ['/docs/tutorial/basics/markdown-features', 'Markdown features'],
  ['/docs/tutorial/basics/deploy-your-site', 'Deploy your site'],
  ['/docs/tutorial/basics/congratulations', 'Congratulations'],
  ['/docs/tutorial/extras', 'Extras'],
  ['/docs/tutorial/extras/manage-docs-versions', 'Manage docs versions'],
  ['/docs/tutorial/extras/translate-your-site', 'Translate your site'],
] as const;

test('the guides lead to the tutorial, and Next leads through it, and Previous back', () => {
  const sidebar = selectAll('nav[aria-label="Docs sidebar"] a', read('/docs'));
  const door = sidebar.find((link) => toString(link) === 'Write for this portal');
  expect(door?.properties.href).toBe(way[0][0]);
  for (const [index, [path, title]] of way.entries()) {
    const page = read(path);
    expect(textOf(page, 'h1')).toBe(title);
    expect(neighbour(page, 'Next')).toBe(way[index + 1]?.[0]);
    if (index > 0) expect(neighbour(page, 'Previous')).toBe(way[index - 1]?.[0]);
  }
});

test('each page ends with what the reader has, and the last ones lead back to the start', () => {
  for (const [path] of way.filter(([, title]) => !['Basics', 'Extras'].includes(title)).slice(1)) {
    const last = selectAll('article h2', read(path)).at(-1);
    expect(last && toString(last)).toMatch(/^What you have now/);
  }
  const links = selectAll('article a', read('/docs/tutorial/extras/translate-your-site'));
  const back = links.find((link) => toString(link) === 'back to the start');
  expect(back?.properties.href).toBe('/docs/tutorial/intro');
});
