import {readFileSync, readdirSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

/** Where the parts of a contract stand beside its entry. */
const partFolders = /^(paths|components)\//;

/**
 * Files of a contract that its entries do not reach: what is left of an operation, a schema or an example that somebody
 * took out of the contract.
 *
 * @param entries the descriptions that stand in the folder
 * @param folder of the entries; its `paths` and `components` are looked through
 * @returns their paths from the folder, with slashes, sorted
 */
export function findOrphans(entries: readonly string[], folder: string): string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of targetsOf(file)) visit(target);
  };
  entries.forEach((entry) => visit(resolve(entry)));
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => partFolders.test(name) && !reached.has(resolve(folder, name)))
    .sort();
}

/** The files that a file refers to: by `$ref` and `externalValue`, and by a discriminator's mapping. */
function targetsOf(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/[\w./-]+\.(?:ya?ml|json)(?=[#'"\s,}\]]|$)/gm);
  return [...names]
    .map(([name]) => resolve(dirname(file), name))
    .filter((target) => {
      try {
        readFileSync(target);
        return true;
      } catch {
        return false;
      }
    });
}
