import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {frontMatter, guideAddress, guideTitle, isErrorPage} from '../../publishing/reference/guideUses';
import {samplePage} from '../../publishing/samples/collectSamples';
import {parsePage} from '../../publishing/samples/parsePage';
import type {RequestSample} from '../../publishing/samples/types';

/** A guide that a program can follow: a page with several requests, or a series of pages that continue one another. */
export interface Guide {
  /** What its file is called, in kebab case. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly pages: readonly GuidePage[];
}

export interface GuidePage {
  /** From the site's folder, for example `docs/guides/collections/step1.mdx`. */
  readonly file: string;
  readonly title: string;
  /** Address on the site, without its base path. */
  readonly address: string;
  readonly requests: readonly GuideRequest[];
}

export interface GuideRequest extends RequestSample {
  /** The heading above it. */
  readonly heading?: string;
}

interface ReadPage extends GuidePage {
  readonly description?: string;
  readonly isError: boolean;
  /** The file of the page that it continues. */
  readonly continues?: string;
}

/**
 * The guides of a folder of docs with at least two requests, by name. A page about an error is none: its first request is
 * meant to fail.
 *
 * @throws SampleError when the samples of a page cannot be read
 */
export async function readGuides(siteDir: string, docs = 'docs'): Promise<Guide[]> {
  const names = (await readdir(path.join(siteDir, docs), {recursive: true})).filter((name) =>
    /\.mdx?$/.test(name),
  );
  const pages = await Promise.all(names.sort().map((name) => readPage(siteDir, docs, name)));
  const withRequests = pages.filter(({requests, isError}) => requests.length > 0 && !isError);
  const firsts = withRequests.filter(({continues}) => continues === undefined);
  const guides = firsts.map((first) => toGuide(seriesOf(first, withRequests), pages, docs));
  return guides
    .filter(({pages: own}) => own.flatMap(({requests}) => requests).length > 1)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readPage(siteDir: string, docs: string, name: string): Promise<ReadPage> {
  const file = path.posix.join(docs, name.replaceAll(path.sep, '/'));
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const guide = {file: path.posix.relative(docs, file), text};
  const samples = text.includes('```http ') ? samplePage(parsePage(text), file).samples : [];
  const before = frontMatter(text, 'continues');
  const description = frontMatter(text, 'description');
  return {
    file,
    title: guideTitle(guide),
    address: guideAddress(guide),
    isError: isErrorPage(text),
    requests: samples
      .filter((sample) => sample.kind === 'request')
      .map((sample) => ({...sample, heading: headingAbove(text, sample.line)})),
    ...(description !== undefined && {description}),
    ...(before !== undefined && {continues: path.posix.join(path.posix.dirname(file), `${before}.mdx`)}),
  };
}

/** The text of the heading above a line, without an id of its own. */
function headingAbove(text: string, line: number): string | undefined {
  const above = text.split('\n').slice(0, line - 1);
  const heading = above.findLast((each) => /^#{2,4} /.test(each));
  return heading?.replace(/^#+ /, '').replace(/ *\{#.*\}$/, '');
}

function seriesOf(first: ReadPage, pages: readonly ReadPage[]): ReadPage[] {
  const next = pages.find(({continues}) => continues === first.file);
  return [first, ...(next ? seriesOf(next, pages) : [])];
}

function toGuide(pages: readonly ReadPage[], all: readonly ReadPage[], docs: string): Guide {
  const [first] = pages as [ReadPage];
  const isSeries = pages.length > 1;
  const own = isSeries ? path.posix.dirname(first.file) : first.file.replace(/\.mdx?$/, '');
  const below = path.posix.relative(docs, own).replace(/^guides\//, '');
  // What a series is about stands on its first page, which may have no requests.
  const opening = isSeries ? all.find(({file}) => file === `${own}/intro.mdx`) : undefined;
  const {title, description} = opening ?? first;
  return {
    name: kebab(below === 'index' ? title : below),
    title,
    ...(description !== undefined && {description}),
    pages,
  };
}

function kebab(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
