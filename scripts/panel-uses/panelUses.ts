import path from 'node:path';
import type {PanelUse} from '../../src/publishing/reference/types';
import {bundleOwnCode} from './bundleOwnCode';
import {panelFacts} from './panelFacts';

interface Operation {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
}

/**
 * The panels of the dashboard that call each operation, by its slug. It is read from the code: each panel is bundled
 * without what it does not use, and what is left names the paths that it calls.
 */
export async function panelUses(
  siteDir: string,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, readonly PanelUse[]>> {
  const dashboard = path.join(siteDir, 'src/dashboard');
  const titles = await panelFacts(siteDir);
  const entries = new Map(titles.map(({id}) => [id, path.join(dashboard, id, 'Panel.tsx')]));
  const built = await bundleOwnCode(siteDir, Object.fromEntries(entries));
  const uses = new Map<string, PanelUse[]>(operations.map(({slug}) => [slug, []]));
  for (const {id, title} of titles) {
    const code = built.get(id) ?? '';
    for (const {slug} of operations.filter((operation) => isCalled(code, operation, operations)))
      uses.get(slug)?.push({id, title: title()});
  }
  return uses;
}

/** Whether bundled code calls an operation: by a method of the typed client, or by its path where that has one method. */
export function isCalled(
  code: string,
  {method, path: template}: Operation,
  operations: readonly Operation[],
): boolean {
  const literal = template.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (new RegExp(`\\.${method.toUpperCase()}\\(\\s*["']${literal}["']`).test(code)) return true;
  const isAlone = operations.filter((each) => each.path === template).length === 1;
  return isAlone && isTaken(code, template);
}

/** Whether code takes a path: as a text of its own, or by its key from an object of paths. */
function isTaken(code: string, template: string): boolean {
  const at = code.indexOf(`"${template}"`);
  if (at < 0) return false;
  const [, key] = /(\w+): $/.exec(code.slice(0, at)) ?? [];
  // The objects of paths have no objects in them, and the path itself begins no assignment.
  const [, object] = /(\w+)$/.exec(code.slice(0, Math.max(0, code.lastIndexOf(' = {', at)))) ?? [];
  return key === undefined || object === undefined || new RegExp(`\\b${object}\\.${key}\\b`).test(code);
}
