import {readFile, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {transform} from 'esbuild';
import type TypeScript from 'typescript';
import {typeFiles} from '../contract/files';
import {clientReadme} from './readme';

/** The package's name, by which programs import it. */
export const CLIENT_NAME = 'platform-client';

// An import would first look for the names of its exports, in nine megabytes: that takes longer than running it.
const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;

const FOLDER = 'scripts/client-package';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The files of the package by path: modules, their type declarations, README with examples, licence. */
export async function clientPackage(manifest: Manifest): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(path.join(FOLDER, 'source'))).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'contract.ts',
  );
  const modules = await Promise.all(names.map(compiled));
  return {
    ...Object.fromEntries(modules.flat()),
    'contract.d.ts': await readFile(typeFiles.contract[0], 'utf8'),
    'contract.js': 'export {};\n',
    'package.json': `${JSON.stringify(packageManifest(manifest), null, 2)}\n`,
    'README.md': await clientReadme(manifest.version),
    LICENSE: await readFile('LICENSE', 'utf8'),
  };
}

/** A module as Node reads it, and its types. */
async function compiled(name: string): Promise<[name: string, text: string][]> {
  const text = await readFile(path.join(FOLDER, 'source', name), 'utf8');
  const {code} = await transform(text, {loader: 'ts', format: 'esm', target: 'es2022'});
  const {outputText, diagnostics} = ts.transpileDeclaration(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {isolatedDeclarations: true, declaration: true},
  });
  const [problem] = diagnostics ?? [];
  if (problem) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  const stem = name.replace(/\.ts$/, '');
  return [
    [`${stem}.js`, withEndings(code)],
    [`${stem}.d.ts`, withEndings(outputText)],
  ];
}

/** Imports of modules beside this one with the ending that Node asks for. */
function withEndings(code: string): string {
  return code.replaceAll(/(from\s+['"]\.\/\w+)(['"])/g, '$1.js$2');
}

function packageManifest({version, license, engines, dependencies}: Manifest) {
  return {
    name: CLIENT_NAME,
    version,
    // It is a download of the site. Nobody should publish it by mistake.
    private: true,
    description: 'A typed client of the platform API, made from its description.',
    license,
    type: 'module',
    engines,
    exports: {'.': {types: './index.d.ts', default: './index.js'}},
    sideEffects: false,
    dependencies: {'openapi-fetch': dependencies['openapi-fetch']},
  };
}
