import path from 'node:path';
import {build, type Plugin} from 'esbuild';

/** The code of each entry with all that it imports of this site, without what of that is never used. */
export async function bundleOwnCode(
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
