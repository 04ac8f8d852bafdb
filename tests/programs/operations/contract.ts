import {readdirSync, readFileSync} from 'node:fs';
import {atPointer} from '../../fixtures/jsonPointer';

/** The contract as the tests read it: an independent reader, which knows nothing of how pages are made. */
export interface Described {
  operationId: string;
  path: string;
  method: string;
  raw: Node;
}

export type Node = {[key: string]: unknown};

const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Node>>;
};
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation, its path's shared parameters included. */
export function operations(): Described[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      if (!raw) return [];
      const shared = (item.parameters ?? []) as unknown as unknown[];
      const parameters = [...shared, ...((raw.parameters ?? []) as unknown[])];
      return [{operationId: String(raw.operationId), path, method, raw: {...raw, parameters}}];
    }),
  );
}

/** The ids of all operations as they stand in `api/`, sorted: what the bundle has lost would not be missed otherwise. */
export function writtenIds(): string[] {
  const files = readdirSync('api/paths', {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('portal'))
    .flatMap((file) => readFileSync(`api/paths/${file}`, 'utf8').match(/(?<=^ +operationId: )\w+$/gm) ?? [])
    .sort();
}

/** Address of an operation's page: its id in kebab case. */
export function pageOf(operationId: string): string {
  return `/api/${operationId.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`;
}

/** What a reference points at. */
export function resolve(reference: string): Node {
  return atPointer(contract, reference.slice(1)) as Node;
}
