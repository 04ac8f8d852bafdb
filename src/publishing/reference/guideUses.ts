import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fill, storyTime} from '../../code/sample-request/placeholders';
import {referenceFiles} from './files';
import type {GuideUse} from './types';
import {findOperation} from './findOperation';
import type {NamedOperation} from './readOperations';

/** A page of `docs/`: its path from there with slashes, and its text. */
export interface GuideText {
  readonly file: string;
  readonly text: string;
}

type UsedOperation = Pick<NamedOperation, 'method' | 'path' | 'slug' | 'summary'>;

/**
 * The guides that use each operation, by its slug: those with a sample of it, and those that link to its page. Every
 * operation has an entry. Pages about errors are no guides.
 */
export function guideUses(
  guides: readonly GuideText[],
  operations: readonly UsedOperation[],
): ReadonlyMap<string, readonly GuideUse[]> {
  const uses = new Map<string, GuideUse[]>(operations.map(({slug}) => [slug, []]));
  const own = guides.filter(({text}) => !isErrorPage(text));
  for (const guide of own.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const use = {title: guideTitle(guide), path: guideAddress(guide)};
    for (const slug of usedSlugs(guide.text, operations)) uses.get(slug)?.push(use);
  }
  return uses;
}

function usedSlugs(text: string, operations: readonly UsedOperation[]): ReadonlySet<string> {
  const linked = [...text.matchAll(/[("']\/api\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug);
  const called = [...text.matchAll(/^[ \t]*```http [^\n]*\n[ \t]*([A-Z]+) (\/\S*)/gm)].flatMap(
    ([, method = '', target = '']) =>
      findOperation(operations, method, fill(target, {now: storyTime, values: {}}))?.slug ?? [],
  );
  return new Set([...linked, ...called]);
}

/** What a page calls itself. */
export function guideTitle({file, text}: GuideText): string {
  const heading = /^# (.+)$/m.exec(text)?.[1];
  return frontMatter(text, 'title') ?? heading ?? path.posix.basename(file).replace(/\.mdx?$/, '');
}

/** Where Docusaurus puts the page: by its front matter's `slug`, else by its file; an index stands for its folder. */
export function guideAddress({file, text}: GuideText): string {
  const own = file.replace(/\.mdx?$/, '');
  const folder = path.posix.dirname(own);
  const slug =
    frontMatter(text, 'slug') ?? (path.posix.basename(own) === 'index' ? '.' : path.posix.basename(own));
  const address = slug.startsWith('/') ? slug : path.posix.join(folder, slug);
  return path.posix.join('/docs', address).replace(/\/$/, '');
}

/** A value of a page's front matter, without quotes. */
export function frontMatter(text: string, key: string): string | undefined {
  const front = /^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '';
  const value = new RegExp(`^${key}: *(.+)$`, 'm').exec(front)?.[1]?.trim();
  return value?.replace(/^(['"])(.*)\1$/, '$2');
}

/** Whether a page is about an error: what it sends is meant to fail. */
export function isErrorPage(text: string): boolean {
  return /^---\n(?:(?!---$).*\n)*error:\n/m.test(text);
}

/**
 * Writes one file for each operation; one that is right already is left alone, so that nothing is built again.
 */
export async function writeGuideUses(
  siteDir: string,
  guides: readonly GuideText[],
  operations: readonly UsedOperation[],
): Promise<void> {
  const folder = referenceFiles.guides;
  await mkdir(path.join(siteDir, folder), {recursive: true});
  for (const [slug, uses] of guideUses(guides, operations)) {
    const file = path.join(siteDir, folder, `${slug}.json`);
    const text = JSON.stringify(uses);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
  }
}

/** @param docs folder of the guides; undefined for a site without guides */
export async function readGuideTexts(docs: string | undefined): Promise<GuideText[]> {
  if (docs === undefined) return [];
  const files = (await readdir(docs, {recursive: true})).filter((name) => /\.mdx?$/.test(name));
  return Promise.all(
    files.map(async (name) => ({
      file: name.replaceAll(path.sep, '/'),
      text: await readFile(path.join(docs, name), 'utf8'),
    })),
  );
}
