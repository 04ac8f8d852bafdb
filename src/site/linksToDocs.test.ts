import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const src = path.resolve(import.meta.dirname, '..');

/** Parts of the site that are there with the guides alone, or that write of addresses and link to none. */
const others = /^(guide|workflows|publishing|search|site)\//;

const LINK = /paths\.(docs|guides|sandboxDownload)\b|['"`]\/docs[/#'"`]/;

test('a component that leads to the guides asks whether the site has them: else the build stops at a broken link', () => {
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !others.test(file));
  const linking = files.filter((file) => LINK.test(readFileSync(path.join(src, file), 'utf8')));
  expect(linking.length).toBeGreaterThan(4);
  const heedless = linking.filter(
    (file) => !/\bnavigation\b/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(heedless).toEqual([]);
});
