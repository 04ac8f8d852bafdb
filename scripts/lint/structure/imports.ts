import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import ts from 'typescript';

/** Each module of a tree with the modules that it imports; paths from the root, with `/`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Files that git knows or would take, in these folders, without declarations and what the build makes. */
export function listModules(folders: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && existsSync(file));
}

/**
 * Whether a module is no test. The helpers of infra's tests count as tests: they make the template with the headers of a
 * build, which stands above.
 */
export function isUsed(file: string): boolean {
  return !/\.test\.tsx?$|^infra\/testing\//.test(file);
}

/** Reads what each module imports of the others: statically, for its types, and when it is asked for. */
export function readImports(modules: readonly string[], read = readText): Imports {
  const known = new Set(modules);
  return new Map(
    modules.map((file) => {
      const {importedFiles} = ts.preProcessFile(read(file), true, true);
      const targets = importedFiles.map(({fileName}) => findTarget(file, fileName, known));
      return [
        file,
        [...new Set(targets.filter((target) => target !== undefined && target !== file))] as string[],
      ];
    }),
  );
}

function findTarget(file: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const isAlias = specifier.startsWith('@site/');
  if (!isAlias && !specifier.startsWith('.')) return undefined;
  const path = isAlias ? specifier.slice('@site/'.length) : posix.join(posix.dirname(file), specifier);
  return endings.map((ending) => path + ending).find((candidate) => known.has(candidate));
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
