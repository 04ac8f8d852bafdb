import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CutPage} from '../article/article';
import {writeWhole} from '../files/writeWhole';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';

/**
 * Texts of pages that an earlier build made: most pages do not change, and making a text takes longer than anything
 * else that is done with a built page. A text is known by all that it is made from, the program included.
 */
export interface SavedTexts {
  /** A digest of what the texts of all pages depend on. */
  readonly circumstances: string;
  readonly texts: ReadonlyMap<string, PageText>;
}

/**
 * Loads the texts of the build before; a file that cannot be read has none.
 *
 * @param circumstances what the texts of all pages depend on, besides the program
 */
export async function loadTexts(file: string, circumstances: readonly string[]): Promise<SavedTexts> {
  const texts = await readFile(file, 'utf8')
    .then((json) => new Map(JSON.parse(json) as [string, PageText][]))
    .catch(() => new Map<string, PageText>());
  return {circumstances: digest([await programDigest(), ...circumstances]), texts};
}

/** Saves the texts of this build in place of those before, so that the file does not grow. */
export async function saveTexts(file: string, texts: ReadonlyMap<string, PageText>): Promise<void> {
  await writeWhole(file, JSON.stringify([...texts]));
}

/** What the text of a page is known by. */
export function textKey(circumstances: string, route: TextRoute, {description, main}: CutPage): string {
  return digest([circumstances, JSON.stringify(route), description, main]);
}

/** The programs that make texts, and the versions of their libraries. */
async function programDigest(): Promise<string> {
  const names = (
    await Promise.all(['src/publishing/article', 'src/publishing/html', 'src/publishing/pages'].map(filesOf))
  ).flat();
  const files = [...names, 'src/site/twinPath.ts', 'package-lock.json'];
  return digest(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => path.join(folder, name));
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0${part}`);
  return hash.digest('hex');
}
