import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../publishing/files/writeWhole';
import {PatchError} from '../PatchError';

/** A built stylesheet of a room, and the classes that it styles. */
export interface Sheet {
  /** Its address on the site. */
  readonly href: string;
  readonly classes: readonly string[];
}

/** The files of a folder by name. */
type Texts = ReadonlyMap<string, string>;

/** Gives several stylesheets as one file and tells its address. */
type Join = (hrefs: readonly string[]) => Promise<string>;

const STYLES = 'assets/css';

/**
 * Gives the built pages that show rooms the rooms' styles too, so that they are whole before any script runs. All
 * styles of a page are one file: on a slow network each further file that a first paint needs costs another exchange,
 * some 0.15 s each on Lighthouse's phone. Docusaurus would link the rooms' files by itself, did its list of chunks know
 * the bundler that it uses.
 *
 * @param outDir the folder of the built site
 * @param baseUrl the path that the site is served under, slashes at both ends
 * @throws PatchError when there is no stylesheet of every page, or rooms whose classes cannot be told
 */
export async function linkStyles(outDir: string, baseUrl: string): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const texts = await readTexts(path.join(outDir, STYLES), '.css');
  const sheets = roomSheets(texts, baseUrl);
  const join = joiner(outDir, baseUrl);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(outDir, file);
    const html = await readFile(full, 'utf8');
    const linked = await withStyles(html, sheets, join);
    // Others read the built pages at the same time: they find the page whole, before or after.
    await writeWhole(full, linked);
  }
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

/** A class that the stylesheet of every page has too shows no room. */
function roomSheets(texts: Texts, baseUrl: string): Sheet[] {
  const [, shared] = [...texts].find(([name]) => name.startsWith('styles.')) ?? [];
  if (shared === undefined)
    throw new PatchError('room-styles', `${STYLES} has no stylesheet of every page, styles.….css.`);
  const everywhere = new Set(moduleClasses(shared));
  const sheets = [...texts]
    .filter(([name]) => /-styles\.\w+\.css$/.test(name))
    .map(([name, css]) => ({
      href: `${baseUrl}${STYLES}/${name}`,
      classes: moduleClasses(css).filter((each) => !everywhere.has(each)),
    }));
  if (!sheets.some(({classes}) => classes.length > 0))
    throw new PatchError('room-styles', 'Classes of CSS modules have names of another form now.');
  return sheets;
}

/** The classes of CSS modules, as Docusaurus names them: what the source says, and four characters of a digest. */
function moduleClasses(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g)].map(([, name]) => name ?? '')),
  ];
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
