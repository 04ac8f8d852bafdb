import {ownValue} from '../../base/ownValue';
import {refName} from '../document/subschemas';
import type {Schema} from '../document/types';

type Root = Schema & {components?: {schemas: Readonly<Record<string, Schema>>}};

/** The schema at a keyword location, which goes on behind each `$ref` as if the target stood there. */
export function schemaAt(root: Root, path: readonly string[]): Schema {
  const found = path.reduce<unknown>((node, part) => {
    if (typeof node !== 'object' || node === null) return undefined;
    const next = ownValue(node as Record<string, unknown>, part);
    return part === '$ref' && typeof next === 'string'
      ? ownValue(root.components?.schemas, refName(next))
      : next;
  }, root);
  return typeof found === 'object' && found !== null ? found : {};
}
