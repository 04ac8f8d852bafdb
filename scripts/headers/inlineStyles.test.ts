import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {inlineStyles, refuseInlineStyles} from './inlineStyles';

test('finds attributes and elements of style, and nothing in text, scripts or other attributes', () => {
  expect(inlineStyles('<td class="a" style="text-align:right">x</td><style>p{}</style>')).toEqual([
    '<td class="a" style="text-align:right"',
    '<style>',
  ]);
  expect(inlineStyles('<p data-x="a > b style=c" title="style=d">style="e" &lt;p style="f"></p>')).toEqual(
    [],
  );
  expect(inlineStyles(`<script>const a = '<p style="b">';</script><meta name="style=x">`)).toEqual([]);
});

test('a build with an inline style fails by the name of the page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inline-styles-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, 'index.html'), '<p>fine</p>');
  expect(() => refuseInlineStyles(folder)).not.toThrow();
  await writeFile(path.join(folder, 'docs/page.html'), '<div style="color:red">x</div>');
  expect(() => refuseInlineStyles(folder)).toThrow(/docs[/\\]page\.html: <div style="color:red"/);
  await rm(folder, {recursive: true});
});
