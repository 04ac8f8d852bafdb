import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import ts from 'typescript';

/** Ignored by git, inside the repository so that imports of packages resolve. */
export const FOLDER = resolve('tests/contract/clients/generated');

/** The text of all files of one client, which is one folder. */
export const textOf = (client: string): string =>
  pathsOf(client)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/**
 * Compiles all clients as one program, with the strictest settings that a reader's own project may have. Declaration
 * files are not checked: those are of packages, and nothing that was generated is one.
 *
 * @returns what the compiler says, one sentence per error that begins with the client's name
 */
export function compile(): string[] {
  const paths = pathsOf('.');
  for (const path of paths) judgeAll(path);
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const path = relative(FOLDER, file?.fileName ?? FOLDER).replaceAll(sep, '/');
    return `${path}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** One generator switches the compiler off in its output; here the compiler is the judge. */
function judgeAll(path: string): void {
  const text = readFileSync(path, 'utf8');
  const judged = text.replace(/^\/\/ @ts-nocheck$/m, '');
  if (judged !== text) writeFileSync(path, judged);
}

function pathsOf(client: string): string[] {
  const folder = join(FOLDER, client);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}
