import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A built stylesheet of a room, and the classes that it styles. */
export interface Sheet {
  /** Its address on the site. */
  readonly href: string;
  readonly classes: readonly string[];
}

const STYLES = 'assets/css';

/**
 * Links the stylesheet of each room in the built pages that show it, so that they are whole before any script runs.
 * Docusaurus would link it by itself, did its list of chunks know the bundler that it uses.
 *
 * @param outDir the folder of the built site
 * @param baseUrl the path that the site is served under, slashes at both ends
 */
export async function linkStyles(outDir: string, baseUrl: string): Promise<void> {
  const sheets = await readSheets(outDir, baseUrl);
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(outDir, file);
    const html = await readFile(full, 'utf8');
    const linked = withLinks(html, sheets);
    if (linked === html) continue;
    // Others read the built pages at the same time: they find the page whole, before or after.
    await writeFile(`${full}.new`, linked);
    await rename(`${full}.new`, full);
  }
}

/** The page with a link to each sheet that styles a class of it, behind the stylesheet of every page. */
export function withLinks(html: string, sheets: readonly Sheet[]): string {
  const classes = new Set(
    [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const links = sheets
    .filter((sheet) => sheet.classes.some((name) => classes.has(name)))
    .map(({href}) => `<link rel="stylesheet" href="${href}">`);
  return html.replace(/<link rel="?stylesheet"?[^>]*>/, (shared) => shared + links.join(''));
}

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const names = (await readdir(path.join(outDir, STYLES))).filter((name) => /-styles\.\w+\.css$/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      href: `${baseUrl}${STYLES}/${name}`,
      classes: classesOf(await readFile(path.join(outDir, STYLES, name), 'utf8')),
    })),
  );
}

/** The classes that a room's stylesheet names and that are its own: those of CSS modules, which end in a digest. */
function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name ?? ''))];
}
