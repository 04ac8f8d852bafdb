import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {referencesOf, type References} from './references';

export interface BuiltSite {
  /** Folder of the build. */
  readonly folder: string;
  /** Its public origin: what leads there leads into the folder. */
  readonly origin: string;
  /** Path it is served under, with slashes at both ends. */
  readonly baseUrl: string;
}

export interface Report {
  readonly files: number;
  readonly links: number;
  /** One line for each broken link: the file, the link as it is written, what is wrong. */
  readonly broken: readonly string[];
}

const readFiles = /\.(html|md|txt|css|xml)$/;

/** Follows every link of a built site that stays within it: to the file, and to the anchor in the page. */
export function checkLinks(site: BuiltSite): Report {
  const files = readdirSync(site.folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readFiles.test(file));
  const read = new Map(
    files.map((file) => [file, referencesOf(file, readFileSync(join(site.folder, file), 'utf8'))]),
  );
  const broken = files.flatMap((file) =>
    [...new Set(read.get(file)?.links)].flatMap((link) => {
      const problem = problemOf(site, file, link, read);
      return problem === undefined ? [] : [`${file}: ${link}: ${problem}`];
    }),
  );
  return {
    files: files.length,
    links: [...read.values()].reduce((sum, {links}) => sum + links.length, 0),
    broken,
  };
}

function problemOf(
  {folder, origin, baseUrl}: BuiltSite,
  file: string,
  link: string,
  read: ReadonlyMap<string, References>,
): string | undefined {
  const page = new URL(baseUrl + file.replace(/index\.html$/, ''), origin);
  if (!URL.canParse(link, page)) return 'is no address';
  const url = new URL(link, page);
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(baseUrl)) return `leads out of ${baseUrl}`;
  const target = fileOf(folder, decodeURIComponent(url.pathname.slice(baseUrl.length)));
  if (target === undefined) return 'there is no such page or file';
  const anchor = decodeURIComponent(url.hash.slice(1));
  const anchors = read.get(pageOf(folder, target))?.anchors;
  return anchor !== '' && anchors && !anchors.has(anchor) ? `the page has no #${anchor}` : undefined;
}

/** The file that a host answers a path with. */
function fileOf(folder: string, path: string): string | undefined {
  const bare = path.replace(/\/$/, '');
  const candidates = [bare, `${bare}/index.html`.replace(/^\//, ''), `${bare}.html`];
  return candidates.find((each) => each !== '' && isFile(join(folder, each)));
}

/** A twin has the anchors of its page. */
function pageOf(folder: string, target: string): string {
  const page = target.replace(/\.md$/, '/index.html');
  return existsSync(join(folder, page)) ? page : target;
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
