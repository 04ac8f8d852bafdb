import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {z} from 'zod';

const entry = z.strictObject({
  /** Where links and feeds find the entry, for good. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in lower case with hyphens'),
  /** What changed for those who call the API. Markdown, one paragraph. */
  words: z.string().min(1),
  /** Which changes it is about: their places, or what stands above them. */
  places: z.array(z.string().min(1)).min(1),
});

const file = z.strictObject({
  /** The day of the release, in UTC. */
  date: z.iso.date().optional(),
  entries: z.array(entry),
});

export type Entry = z.infer<typeof entry>;
export type Words = z.infer<typeof file>;

/**
 * Reads what is said of a release, or of what comes after the last one. A file that is missing says nothing.
 *
 * @throws when it has another form; the message names file and field
 */
export async function readWords(path: string): Promise<Words> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return {entries: []};
  const {data, error} = file.safeParse(parse(text) ?? {entries: []});
  if (error) throw new Error(`${path}: ${z.prettifyError(error)}`);
  return data;
}
