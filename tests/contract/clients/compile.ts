import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import ts from 'typescript';

/** Ignored by git, inside the repository so that imports of packages resolve. */
const FOLDER = resolve('tests/contract/clients/generated');

/**
 * Compiles generated TypeScript with the strictest settings that a reader's own project may have.
 *
 * @param files name and text of each file; the folder is shared, so names are unique
 * @returns what the compiler says, one sentence per error
 */
export function compile(files: Record<string, string>): string[] {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = resolve(FOLDER, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return path;
  });
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    // The generated declarations are what is under test: they are not skipped.
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
