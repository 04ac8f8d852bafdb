import {refName} from '../document/subschemas';
import type {Json, Schema} from '../document/types';

/** The parts of a JSON pointer in a fragment, `#/a/b~1c` → `a`, `b/c`. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a place, or undefined where there is none. */
export function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (node, part) =>
      typeof node === 'object' && node !== null ? (node as Record<string, Json>)[part] : undefined,
    value,
  );
}

type Root = Schema & {components?: {schemas: Readonly<Record<string, Schema>>}};

/** The schema at a keyword location, which goes on behind each `$ref` as if the target stood there. */
export function schemaAt(root: Root, path: readonly string[]): Schema {
  const found = path.reduce<unknown>((node, part) => {
    if (typeof node !== 'object' || node === null) return undefined;
    const next = (node as Record<string, unknown>)[part];
    return part === '$ref' && typeof next === 'string' ? root.components?.schemas[refName(next)] : next;
  }, root);
  return typeof found === 'object' && found !== null ? found : {};
}
