import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../publishing/files/writeWhole';
import {namesIn} from './namesIn';
import {trimStyles} from './trimStyles';

/** A built stylesheet of a room, and the classes that it styles. */
export interface Sheet {
  /** Its address on the site. */
  readonly href: string;
  readonly classes: readonly string[];
}

/** The files of a folder by name. */
type Texts = ReadonlyMap<string, string>;

/** The stylesheet of every page, and its name before and after. */
interface TrimmedSheet {
  readonly css: string;
  readonly name: string;
  readonly trimmedName: string;
}

/** Gives several stylesheets as one file and tells its address. */
type Join = (hrefs: readonly string[]) => Promise<string>;

const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

/**
 * Gives the built pages that show rooms the rooms' styles too, so that they are whole before any script runs. All
 * styles of a page are one file: on a slow network each further file that a first paint needs costs another exchange,
 * some 0.15 s each on Lighthouse's phone. Docusaurus would link the rooms' files by itself, did its list of chunks know
 * the bundler that it uses.
 *
 * What every page has is trimmed before: see `trimStyles`.
 *
 * @param outDir the folder of the built site
 * @param baseUrl the path that the site is served under, slashes at both ends
 * @param unconfigured classes that scripts name and no page has
 */
export async function linkStyles(
  outDir: string,
  baseUrl: string,
  unconfigured: ReadonlySet<string>,
): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const texts = await readTexts(path.join(outDir, STYLES), '.css');
  const shared = await trimShared(outDir, texts, unconfigured);
  const sheets = roomSheets(texts, baseUrl, shared.css);
  const join = joiner(outDir, baseUrl);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(outDir, file);
    const html = await readFile(full, 'utf8');
    const linked = await withStyles(html.replace(shared.name, shared.trimmedName), sheets, join);
    // Others read the built pages at the same time: they find the page whole, before or after.
    await writeWhole(full, linked);
  }
}

/** Trims the stylesheet of every page. It gets another name: what is left of it depends on all scripts of the site. */
async function trimShared(
  outDir: string,
  sheets: Texts,
  unconfigured: ReadonlySet<string>,
): Promise<TrimmedSheet> {
  const name = [...sheets.keys()].find((each) => each.startsWith('styles.'));
  const css = sheets.get(name ?? '');
  if (!name || css === undefined) throw new Error(`${STYLES} has no stylesheet of every page.`);
  const scripts = await readTexts(path.join(outDir, SCRIPTS), '.js');
  // What no script makes is the frame of pages, the same on all of them.
  const frame = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const others = [...sheets].flatMap(([each, text]) => (each === name ? [] : [text]));
  const isNamed = namesIn([...scripts.values(), frame]);
  const trimmed = trimStyles(css, others, (each) => isNamed(each) && !unconfigured.has(each));
  const trimmedName = `styles.${digestOf(trimmed)}.css`;
  await rm(path.join(outDir, STYLES, name));
  await writeFile(path.join(outDir, STYLES, trimmedName), trimmed);
  return {css: trimmed, name, trimmedName};
}

/**
 * The page with one stylesheet: what every page has, and behind it the sheets that style a class of this one. A link
 * without an address stands for each of those; the bundler's runtime looks for it and does not load the sheet again.
 */
export async function withStyles(html: string, sheets: readonly Sheet[], join: Join): Promise<string> {
  const classes = new Set(
    [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const shown = sheets
    .filter((sheet) => sheet.classes.some((name) => classes.has(name)))
    .map(({href}) => href);
  const [link, shared] = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/.exec(html) ?? [];
  if (!link || !shared || shown.length === 0) return html;
  const joined = await join([shared, ...shown]);
  const inside = shown.map((href) => `<link rel="stylesheet" data-href="${href}">`);
  return html.replace(link, () => `<link rel="stylesheet" href="${joined}">${inside.join('')}`);
}

/** Joins stylesheets of the built site, each combination once; the name of the file changes with what is in it. */
function joiner(outDir: string, baseUrl: string): Join {
  const made = new Map<string, Promise<string>>();
  const make = async (hrefs: readonly string[]) => {
    const files = hrefs.map((href) => path.join(outDir, href.slice(baseUrl.length)));
    const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    const rooms = hrefs.slice(1).map((href) => path.basename(href).split('-styles.')[0]);
    const name = `${STYLES}/page-${rooms.join('-')}.${digestOf(css)}.css`;
    await writeFile(path.join(outDir, name), css);
    return baseUrl + name;
  };
  return (hrefs) => {
    const key = hrefs.join(' ');
    const known = made.get(key) ?? make(hrefs);
    made.set(key, known);
    return known;
  };
}

/** @param shared the stylesheet of every page: a class that it styles too shows no room */
function roomSheets(texts: Texts, baseUrl: string, shared: string): Sheet[] {
  const everywhere = new Set(moduleClasses(shared));
  return [...texts]
    .filter(([name]) => /-styles\.\w+\.css$/.test(name))
    .map(([name, css]) => ({
      href: `${baseUrl}${STYLES}/${name}`,
      classes: moduleClasses(css).filter((each) => !everywhere.has(each)),
    }));
}

/** The classes that look like those of CSS modules: an underscore and a digest, see `shortenClasses`. */
function moduleClasses(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(_[\w-]{5})(?![\w-])/g)].map(([, name]) => name ?? ''))];
}

async function readTexts(folder: string, extension: string): Promise<Texts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  );
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
