import {posix} from 'node:path';
import type {Imports} from './imports';

/** A folder, and which of its subfolders import which others. */
export interface Siblings {
  readonly parent: string;
  readonly graph: ReadonlyMap<string, ReadonlySet<string>>;
}

/** For each folder with subfolders: the imports between those subfolders, however deep in them their files stand. */
export function siblingGraphs(imports: Imports): Siblings[] {
  const parents = new Set([...imports.keys()].flatMap(foldersAbove));
  return [...parents].map((parent) => ({parent, graph: siblingGraph(parent, imports)}));
}

function siblingGraph(parent: string, imports: Imports): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = childOf(parent, file);
    if (from === undefined) continue;
    const reached = graph.get(from) ?? new Set();
    for (const target of targets) {
      const to = childOf(parent, target);
      if (to !== undefined && to !== from) reached.add(to);
    }
    graph.set(from, reached);
  }
  return graph;
}

/** The subfolder of a folder in which a file stands; `undefined` for files at its root and elsewhere. */
function childOf(parent: string, file: string): string | undefined {
  const prefix = parent === '.' ? '' : `${parent}/`;
  if (!file.startsWith(prefix)) return undefined;
  const rest = file.slice(prefix.length);
  return rest.includes('/') ? prefix + rest.slice(0, rest.indexOf('/')) : undefined;
}

function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)];
}
