import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import type {PanelUse} from '../../src/publishing/reference/types';

interface Operation {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
}

interface PanelTitle {
  readonly id: string;
  readonly title: () => string;
}

/**
 * The panels of the dashboard that call each operation, by its slug. It is read from the code: each panel is bundled
 * without what it does not use, and what is left names the paths that it calls.
 */
export async function panelUses(
  siteDir: string,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, readonly PanelUse[]>> {
  const dashboard = path.join(siteDir, 'src/dashboard');
  const table = await readFile(path.join(dashboard, 'panelTable.ts'), 'utf8');
  const entries = new Map(
    [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(\.[^']+)'\)/gm)].map(
      ([, id = '', file = '']) => [id, path.join(dashboard, file)],
    ),
  );
  const titles = await panelTitles(siteDir, path.join(dashboard, 'panels.ts'));
  const missing = titles.filter(({id}) => !entries.has(id)).map(({id}) => id);
  if (missing.length > 0) throw new Error(`panelTable.ts imports no component of ${missing.join(', ')}.`);
  const built = await bundle(siteDir, Object.fromEntries(entries));
  const uses = new Map<string, PanelUse[]>(operations.map(({slug}) => [slug, []]));
  for (const {id, title} of titles) {
    const code = built.get(id) ?? '';
    for (const {slug} of operations.filter((operation) => isCalled(code, operation, operations)))
      uses.get(slug)?.push({id, title: title()});
  }
  return uses;
}

/** Whether bundled code calls an operation: by a method of the typed client, or by its path where that has one method. */
export function isCalled(
  code: string,
  {method, path: template}: Operation,
  operations: readonly Operation[],
): boolean {
  const literal = template.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (new RegExp(`\\.${method.toUpperCase()}\\(\\s*["']${literal}["']`).test(code)) return true;
  const isAlone = operations.filter((each) => each.path === template).length === 1;
  return isAlone && isTaken(code, template);
}

/** Whether code takes a path: as a text of its own, or by its key from an object of paths. */
function isTaken(code: string, template: string): boolean {
  const at = code.indexOf(`"${template}"`);
  if (at < 0) return false;
  const [, key] = /(\w+): $/.exec(code.slice(0, at)) ?? [];
  // The objects of paths have no objects in them, and the path itself begins no assignment.
  const [, object] = /(\w+)$/.exec(code.slice(0, Math.max(0, code.lastIndexOf(' = {', at)))) ?? [];
  return key === undefined || object === undefined || new RegExp(`\\b${object}\\.${key}\\b`).test(code);
}

/** The code of each entry with all that it imports of this site, without what of that is never used. */
async function bundle(
  siteDir: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const {outputFiles} = await build({
    entryPoints,
    bundle: true,
    write: false,
    format: 'esm',
    treeShaking: true,
    minifySyntax: true,
    outdir: path.join(siteDir, '.generated/panels'),
    absWorkingDir: siteDir,
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [ownCode(siteDir)],
    loader: {'.css': 'empty', '.svg': 'empty', '.png': 'empty'},
  });
  return new Map(outputFiles.map(({path: file, text}) => [path.basename(file, '.js'), text]));
}

/** Follows imports of the site's own code alone; of the framework's, `translate` returns what the source says. */
function ownCode(siteDir: string): Plugin {
  return {
    name: 'own-code',
    setup({onResolve, onLoad, resolve}) {
      // Data calls nothing, and some of it is made later: on a fresh clone it is not there yet.
      onResolve({filter: /\.json$/}, ({path: name}) => ({path: name, external: true, sideEffects: false}));
      onResolve({filter: /^@site\//}, ({path: name, kind}) =>
        resolve(`./${name.slice('@site/'.length)}`, {resolveDir: siteDir, kind}),
      );
      onResolve({filter: /^@docusaurus\/Translate$/}, () => ({path: 'translate', namespace: 'source-words'}));
      onResolve({filter: /^[^.]/}, ({path: name, kind}) =>
        kind === 'entry-point' || name.startsWith('/')
          ? undefined
          : {path: name, external: true, sideEffects: false},
      );
      onLoad({filter: /.*/, namespace: 'source-words'}, () => ({
        contents: 'export const translate = ({message}) => message;\nexport default () => null;',
      }));
    },
  };
}

async function panelTitles(siteDir: string, file: string): Promise<readonly PanelTitle[]> {
  const code = (await bundle(siteDir, {panels: file})).get('panels') ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly panels: readonly PanelTitle[];
  };
  return module.panels;
}
