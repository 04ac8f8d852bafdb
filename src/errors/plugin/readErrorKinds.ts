import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {errorSources, type ErrorKind} from '../types';

/** Where the pages about errors stand, below the site's folder. */
export const ERROR_PAGES = 'docs/errors';

/** An error within a list comes with 200. */
const status = z.int().min(200).max(599);

/** What the front matter of a page about an error says in `error`. */
export const errorFrontMatter = z.strictObject(
  {
    says: z.string().max(240),
    source: z.enum(errorSources),
    statuses: z.array(status).default([]),
    catches: z.array(status).default([]),
    messages: z.array(z.string()).min(1),
  },
  {error: 'must have says, source, messages and, where it comes with any, statuses'},
);

const page = z.looseObject({title: z.string(), error: errorFrontMatter.optional()});

/**
 * Every kind of error that has a page, as the pages' front matter tells of them.
 *
 * @throws when the front matter of a page is wrong; none where the site has no such pages
 */
export async function readErrorKinds(siteDir: string): Promise<ErrorKind[]> {
  const folder = path.join(siteDir, ERROR_PAGES);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.mdx')).sort();
  const kinds = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      const {title, error} = page.parse(parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? ''));
      return error ? [{id: path.basename(file, '.mdx'), title, ...error}] : [];
    }),
  );
  return kinds.flat();
}
