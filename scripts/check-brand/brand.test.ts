import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import first from '../../site.config';
import second from '../../tests/second-brand/site.config';
import {brandWords} from './brandWords';
import {findWords, pagesWithout} from './findWords';

const words = brandWords(first, second);

test('the words of a brand are its names, hosts, mailboxes and streets', () => {
  for (const word of [
    first.title,
    first.company,
    first.support.email,
    first.footer.label,
    first.postalAddress[1] ?? '',
  ])
    expect(words).toContain(word.toLowerCase());
});

test('what both brands say is no word of either', () => {
  expect(brandWords(first, first)).toEqual([]);
});

test('a word is found in any text file, whatever its case, and not in a picture', () => {
  const site = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(site, 'docs'));
  writeFileSync(join(site, 'docs/index.html'), `<p>Ask ${first.company.toUpperCase()}</p>`);
  writeFileSync(join(site, 'logo.svg'), `<svg><title>${first.title}</title></svg>`);
  writeFileSync(join(site, 'index.html'), `<p>${second.title}</p>`);
  const files = new Set(findWords(site, words).map((line) => line.split(':')[0]));
  expect([...files]).toEqual([join('docs', 'index.html')]);
  expect(pagesWithout(site, second.title)).toEqual([join('docs', 'index.html')]);
});

test('no test of pages has a name of the provider in it: it is read in `tests/fixtures/brand.ts`', () => {
  const folder = join(import.meta.dirname, '../../tests');
  const specs = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.spec\.ts$|\.component\.test\.tsx$/.test(file),
  );
  expect(specs.length).toBeGreaterThan(80);
  // The pool and its groups are the sandbox's, whoever the provider is.
  const {userPoolId, userPoolClientId, identityPoolId} = first.identity;
  const seeded = [userPoolId, userPoolClientId, identityPoolId, ...Object.values(first.groups)];
  const names = words.filter((word) => !seeded.some((each) => word === String(each).toLowerCase()));
  const named = specs.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase();
    return names.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(named).toEqual([]);
});

test('no page has a name of the provider in it, its pool included: whatever `check:brand` would find in the site of another', () => {
  const folder = join(import.meta.dirname, '../../docs');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const named = files.flatMap(({parentPath, name}) => {
    const text = readFileSync(join(parentPath, name), 'utf8').toLowerCase();
    return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(named).toEqual([]);
});
