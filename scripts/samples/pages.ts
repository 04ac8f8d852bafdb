import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {describedSamples} from '../../src/publishing/samples/describedSamples';
import {readOperations} from '../../src/publishing/reference/readOperations';
import {parsePage} from '../../src/publishing/samples/parsePage';
import {samplePage} from '../../src/publishing/samples/collectSamples';
import type {SamplePage} from '../../src/publishing/samples/types';

/** A page with its text, the folder it stands in, and what its path counts from. */
export interface ReadPage extends SamplePage {
  readonly text: string;
  readonly folder: string;
  readonly root: string;
  /** The pages that it continues, the first one first. */
  readonly earlier: readonly SamplePage[];
}

/**
 * The pages of a folder that have samples, by path.
 *
 * @param root what the paths of the pages count from
 * @param words a page is read when its path contains one of them; all are, when there are none
 * @throws SampleError when the samples of a page cannot be read
 */
export async function readPages(root: string, folder: string, words: readonly string[]): Promise<ReadPage[]> {
  const names = await readdir(path.join(root, folder), {recursive: true});
  const files = names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
  const pages = await Promise.all(files.map((file) => readPage(root, file)));
  return pages.filter(({samples}) => samples.length > 0);
}

/** @param followers the pages that lead here by `continues`, the last of them first */
export async function readPage(
  root: string,
  file: string,
  followers: readonly string[] = [],
): Promise<ReadPage> {
  const text = await readFile(path.join(root, file), 'utf8');
  const page = samplePage(parseOrSay(text, file), file);
  return {
    file,
    samples: describedSamples(page.samples, await contractOperations()),
    text,
    root,
    folder: path.join(root, path.dirname(file)),
    earlier: await earlierPages(root, file, text, followers),
  };
}

/** The operations of the contract, read once: pages of a test are checked against them as well. */
const contractOperations = once(() => readOperations(path.resolve(import.meta.dirname, '../..')));

function once<Value>(read: () => Value): () => Value {
  let known: {readonly value: Value} | undefined;
  return () => (known ??= {value: read()}).value;
}

/** The pages that a page continues: `continues: step1` in its front matter names the one before it in its folder. */
async function earlierPages(
  root: string,
  file: string,
  text: string,
  followers: readonly string[],
): Promise<SamplePage[]> {
  const [, name] = /^---\n(?:.*\n)*?continues: *([\w-]+) *\n(?:.*\n)*?---\n/.exec(text) ?? [];
  if (name === undefined) return [];
  const before = path.join(path.dirname(file), `${name}.mdx`);
  const along = [file, ...followers];
  if (along.includes(before))
    throw new Error(`${file}  continues ${name}, which continues this page: a series must begin somewhere.`);
  const page = await readPage(root, before, along).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${file}  continues ${name}, which cannot be read.`, {cause: error});
  });
  return [...page.earlier, page];
}

function parseOrSay(text: string, file: string): ReturnType<typeof parsePage> {
  try {
    return parsePage(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(`${file}:${line ?? 1}  ${reason ?? String(error)}`, {cause: error});
  }
}
