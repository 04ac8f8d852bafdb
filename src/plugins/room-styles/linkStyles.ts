import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A built stylesheet of a room, and the classes that it styles. */
export interface Sheet {
  /** Its address on the site. */
  readonly href: string;
  readonly classes: readonly string[];
}

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
 */
export async function linkStyles(outDir: string, baseUrl: string): Promise<void> {
  const sheets = await readSheets(outDir, baseUrl);
  const join = joiner(outDir, baseUrl);
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(outDir, file);
    const html = await readFile(full, 'utf8');
    const linked = await withStyles(html, sheets, join);
    if (linked === html) continue;
    // Others read the built pages at the same time: they find the page whole, before or after.
    await writeFile(`${full}.new`, linked);
    await rename(`${full}.new`, full);
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
    const digest = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const rooms = hrefs.slice(1).map((href) => path.basename(href).split('-styles.')[0]);
    const name = `${STYLES}/page-${rooms.join('-')}.${digest}.css`;
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

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const names = (await readdir(path.join(outDir, STYLES))).filter((name) => /-styles\.\w+\.css$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const css = await readFile(path.join(outDir, STYLES, name), 'utf8');
      return {href: `${baseUrl}${STYLES}/${name}`, classes: classesOf(css)};
    }),
  );
}

/** The classes that a room's stylesheet names and that are its own: those of CSS modules, which end in a digest. */
function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name ?? ''))];
}
