import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {STORY_TIME} from './openSandbox';

/** With `llms.txt`. */
export const MOST_FETCHES = 5;

interface Link {
  readonly title: string;
  readonly address: string;
  readonly words: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
}

/** What the platform responded to a sample that the reader has run. */
export interface Outcome {
  /** Method and path, as the sample has them. */
  readonly sent: string;
  readonly status: number;
  readonly text: string;
}

/**
 * A program that knows the address of `llms.txt` and nothing else of the site. It chooses pages by the words of its task,
 * and runs the first sample of a page as it stands there.
 */
export interface Reader {
  /** What was read so far, `llms.txt` first. */
  readonly texts: readonly string[];
  /** The pages that say most about a task, best first. */
  choose(task: string): readonly Link[];
  read(link: Link): Promise<string>;
  /** Runs a block of shell as a page shows it. */
  run(block: string): Promise<Outcome>;
}

export async function openReader(sandboxUrl: string): Promise<Reader> {
  const index = await readFile('build/llms.txt', 'utf8');
  const [, documented = ''] = /Sandbox: `(\S+?)`/.exec(index) ?? [];
  const [, home = ''] = /\]\((\S+\/)docs\.md\)/.exec(index) ?? [];
  const links = linksIn(index);
  const texts = [index];
  return {
    texts,
    choose: (task) => ranked(task, links),
    read: async ({address}) => {
      const text = await readFile(join('build', address.slice(home.length)), 'utf8');
      texts.push(text);
      return text;
    },
    run: (block) => run(block.replaceAll(documented, sandboxUrl), block),
  };
}

/** The blocks of a page that are shell with a request. */
export function requestsIn(page: string): string[] {
  const blocks = [...page.matchAll(/^```bash\n([^]*?)^```/gm)].map(([, block = '']) => block);
  return blocks.filter((block) => /^curl /m.test(block));
}

function linksIn(index: string): Link[] {
  const entries = [...index.matchAll(/^- \[(.+?)\]\((\S+?\.(?:md|yaml))\)(?:[^:\n]*: )?(.*)$/gm)];
  return entries.map(([, title = '', address = '', description = '']) => ({
    title,
    address,
    words: wordsOf(`${title} ${description}`),
    titleWords: wordsOf(title),
  }));
}

const idle = new Set(
  'a an and are at be by for from has have how i in into is it its me my of on one or our that the their them they this to what when where which with you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z][a-z\d-]*/g) ?? [];
  return new Set(words.filter((word) => !idle.has(word)).map(stem));
}

function stem(word: string): string {
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s)$/, '');
}

/** A word counts by how few links have it, and twice in a title; long descriptions gain nothing by their length. */
function ranked(task: string, links: readonly Link[]): Link[] {
  const asked = [...wordsOf(task)];
  const rarity = (word: string): number =>
    Math.log(links.length / (1 + links.filter(({words}) => words.has(word)).length));
  const score = ({words, titleWords}: Link): number =>
    asked
      .filter((word) => words.has(word))
      .map((word) => rarity(word) * (titleWords.has(word) ? 2 : 1))
      .reduce((sum, each) => sum + each, 0) / Math.sqrt(8 + words.size);
  return links
    .map((link) => ({link, score: score(link)}))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({link}) => link);
}

/**
 * Curl also tells status and headers, and the clock is the sandbox's, which stands still: what is on the way of a sample
 * depends on the hour. Everything else is as the page has it.
 */
const PRELUDE = `curl() { command curl --silent --show-error --dump-header - --max-time 60 "$@"; }
date() { if [ "$1" = +%s ]; then echo ${new Date(STORY_TIME).getTime() / 1000}; else command date "$@"; fi; }
`;

async function run(block: string, shown: string): Promise<Outcome> {
  // Some samples store a picture beside them.
  const folder = await mkdtemp(join(tmpdir(), 'reader-'));
  const out = await runBlock(block, folder);
  await rm(folder, {recursive: true, force: true});
  const [, status = '0'] = [...out.matchAll(/^HTTP\/[\d.]+ (\d{3})/gm)].at(-1) ?? [];
  const [, method = /--data/.test(shown) ? 'POST' : 'GET'] = /--request (\w+)/.exec(shown) ?? [];
  const [, path = ''] =
    /curl\s+(?:--\S+(?: '[^']*'| \w+)?\s+\\?\s*)*['"]https?:\/\/[^/]+([^'"?]*)/.exec(shown) ?? [];
  return {sent: `${method} ${path}`, status: Number(status), text: out};
}

function runBlock(block: string, cwd: string): Promise<string> {
  const options = {cwd, maxBuffer: 2 ** 26, encoding: 'latin1'} as const;
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', PRELUDE + block], options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stderr}`));
      else resolve(stdout);
    });
  });
}
