import {ownValue} from '../../base/ownValue';
import {refName, subschemas} from '../../openapi/document/subschemas';
import {isComposite} from '../../openapi/document/composite';
import type {Schema} from '../../openapi/document/types';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Names of the schemas that a page shows once, in a section of their own, and links to wherever they are used:
 * those used more than once and those that contain themselves. Simple ones are not worth a link.
 */
export function sharedSchemas(roots: readonly Schema[], schemas: Schemas): string[] {
  const uses = new Map<string, number>();
  const count = (schema: Schema): void => {
    if (schema.$ref !== undefined) uses.set(refName(schema.$ref), (uses.get(refName(schema.$ref)) ?? 0) + 1);
    subschemas(schema).forEach(count);
  };
  [...roots, ...Object.values(schemas)].forEach(count);
  return Object.keys(schemas).filter(
    (name) =>
      isComposite(ownValue(schemas, name) ?? {}, schemas) &&
      ((uses.get(name) ?? 0) > 1 || containsItself(name, schemas)),
  );
}

function containsItself(name: string, schemas: Schemas): boolean {
  const seen = new Set<string>();
  const reaches = (schema: Schema): boolean => {
    if (schema.$ref !== undefined) {
      const target = refName(schema.$ref);
      if (target === name) return true;
      if (!seen.has(target)) {
        seen.add(target);
        if (reaches(ownValue(schemas, target) ?? {})) return true;
      }
    }
    return subschemas(schema).some(reaches);
  };
  return reaches(ownValue(schemas, name) ?? {});
}
