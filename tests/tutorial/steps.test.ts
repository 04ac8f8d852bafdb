import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Code, InlineCode} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

/** What a tutorial for this repository says must be so in this repository. */
const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/tutorial');
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.mdx'),
);

/** Files that the reader makes on the way, and folders that a command makes. */
const made = [
  'src/pages/support-hours.mdx',
  'docs/guides/silent-drone.mdx',
  'blog/2026-07-28-two-weeks-of-ridge-creek.md',
];

test.each(pages)('%s names commands that exist', (page) => {
  const texts = [...codeOf(page, 'code'), ...codeOf(page, 'inlineCode')].map(({value}) => value);
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name));
  expect(named.filter((name) => !(`${name}` in manifest.scripts))).toEqual([]);
});

test.each(pages)('%s names files that exist', (page) => {
  const named = codeOf(page, 'inlineCode')
    .map(({value}) => value)
    .filter((text) =>
      /^(?:src|docs|api|blog|static|tests|decisions|scripts)\/\S*$|^[\w.]+\.(?:ts|md)$/.test(text),
    );
  expect(named.filter((file) => !made.includes(file) && !existsSync(path.join(root, file)))).toEqual([]);
});

/** The lines after the fence's `{…}` are the ones to write; the others show where they belong. */
test.each(pages)('%s quotes files as they are', (page) => {
  for (const {meta, value} of codeOf(page, 'code')) {
    const [, file = ''] = /title="([^"]+)"/.exec(meta ?? '') ?? [];
    if (!existsSync(path.join(root, file)) || file === '') continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const written = marked(meta ?? '');
    const quoted = value.split('\n').filter((line, index) => !written.has(index + 1) && line !== '// …');
    expect(
      quoted.filter((line) => !text.includes(line.trim())),
      file,
    ).toEqual([]);
  }
});

function codeOf<Kind extends 'code' | 'inlineCode'>(page: string, kind: Kind) {
  const found: (Kind extends 'code' ? Code : InlineCode)[] = [];
  const text = readFileSync(path.join(folder, page), 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
  visit(unified().use(remarkParse).use(remarkMdx).parse(text), kind, (node) => {
    found.push(node as (typeof found)[number]);
  });
  return found;
}

/** Numbers of the lines that `{2,4-6}` marks. */
function marked(meta: string): Set<number> {
  const [, ranges = ''] = /\{([\d,-]+)\}/.exec(meta) ?? [];
  const lines = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
  return new Set(lines);
}
