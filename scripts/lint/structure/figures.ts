import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {findCircles} from './circles';
import type {Imports} from './imports';

/** A file shorter than this with one importer may read better inside it. */
const FRAGMENT_LINES = 25;

/** The shape of the tree in a few lines: what crowds a room, what is tied in knots, what is scattered. */
export function describeFigures(imports: Imports): string[] {
  return ['src', 'sandbox', 'scripts'].flatMap((tree) => {
    const inTree = new Map([...imports].filter(([file]) => file.startsWith(`${tree}/`)));
    const roots = countBy([...inTree.keys()], posix.dirname);
    const crowded = [...roots]
      .filter(([, count]) => count > 10)
      .map(([folder, count]) => `${folder} ${count}`);
    const knots = findCircles(folderGraph(inTree)).map((folders) => folders.length);
    return [
      `${tree}: ${inTree.size} modules in ${roots.size} folders`,
      `  folders with more than ten modules: ${crowded.join(', ') || 'none'}`,
      `  most folders in one knot, parents and children included: ${Math.max(0, ...knots)}`,
      `  fragments (one importer, under ${FRAGMENT_LINES} lines): ${countFragments(inTree, imports)}`,
    ];
  });
}

function folderGraph(imports: Imports): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = posix.dirname(file);
    const reached = graph.get(folder) ?? new Set();
    for (const target of targets) if (posix.dirname(target) !== folder) reached.add(posix.dirname(target));
    graph.set(folder, reached);
  }
  return graph;
}

function countFragments(inTree: Imports, imports: Imports): number {
  const importers = countBy([...imports.values()].flat(), (target) => target);
  return [...inTree.keys()].filter(
    (file) => importers.get(file) === 1 && readFileSync(file, 'utf8').split('\n').length - 1 < FRAGMENT_LINES,
  ).length;
}

function countBy(values: readonly string[], key: (value: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(key(value), (counts.get(key(value)) ?? 0) + 1);
  return counts;
}
