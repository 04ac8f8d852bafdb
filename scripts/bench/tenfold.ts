import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** The description that `tests/bench/tenfold/site.config.ts` names. JSON is YAML. */
const FILE = '.generated/tenfold/openapi.yaml';

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
}

/** What names operations in a bundled contract. */
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly {readonly name: string}[];
  readonly 'x-tagGroups': readonly {readonly name: string; readonly tags: readonly string[]}[];
}

/** Writes a contract with ten times the operations of a bundled one: the same again under other names. */
export async function writeTenfoldContract(bundled: string): Promise<void> {
  const contract = JSON.parse(await readFile(bundled, 'utf8')) as Contract;
  await mkdir(dirname(FILE), {recursive: true});
  await writeFile(FILE, JSON.stringify(multiply(contract, 10)));
}

/** @param times how many operations each operation becomes; the first keeps its name */
export function multiply(contract: Contract, times: number): Contract {
  const {paths, tags, 'x-tagGroups': groups} = contract;
  const copies = Array.from({length: times - 1}, (_, index) => index + 2);
  return {
    ...contract,
    tags: [...tags, ...copies.flatMap((copy) => tags.map((tag) => ({...tag, name: named(tag.name, copy)})))],
    'x-tagGroups': groups.map((group) => ({
      ...group,
      tags: [...group.tags, ...copies.flatMap((copy) => group.tags.map((tag) => named(tag, copy)))],
    })),
    paths: Object.fromEntries<Contract['paths'][string]>([
      ...Object.entries(paths),
      ...copies.flatMap((copy) =>
        Object.entries(paths).map(
          ([path, item]) =>
            [
              `/copy-${copy}${path}`,
              Object.fromEntries(
                Object.entries(item).map(([key, operation]) => [key, renamed(operation, copy)]),
              ),
            ] as const,
        ),
      ),
    ]),
  };
}

const named = (name: string, copy: number) => `${name} ${copy}`;

/** A path's own parameters are no operation and stay as they are. */
function renamed(operation: Operation, copy: number): Operation {
  const {operationId, tags = []} = operation;
  if (operationId === undefined) return operation;
  return {...operation, operationId: `${operationId}Copy${copy}`, tags: tags.map((tag) => named(tag, copy))};
}
