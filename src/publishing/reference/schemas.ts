import {ownValue} from '../../base/ownValue';
import {isNamedRef, mapSubschemas, refName, subschemas} from '../../openapi/document/subschemas';
import type {Schema} from '../../openapi/document/types';
import {resolve, type Contract} from './contract';
import {inlineHtml} from './markdown';
import {plainLimits} from './plainLimits';

/**
 * A schema as pages want it: descriptions as HTML, and no reference but to whole named schemas. Those stay, so
 * that shared and recursive schemas appear once however often they are used.
 */
export function pageSchema(contract: Contract, schema: Schema): Schema {
  if (schema.$ref !== undefined && !isNamedRef(schema.$ref)) {
    const {$ref, ...beside} = schema;
    return pageSchema(contract, {...resolve<Schema>(contract, {$ref}), ...beside});
  }
  const copy = mapSubschemas(plainLimits(schema), (inner) => pageSchema(contract, inner));
  return copy.description === undefined ? copy : {...copy, description: inlineHtml(copy.description)};
}

/** What has been made of the named schemas of a contract, since operations share them. */
const pageSchemas = new WeakMap<Schema, Schema>();

/** Every named schema that the given schemas reach, as pages want it, in the order of first use. */
export function reachedSchemas(contract: Contract, roots: readonly Schema[]): Record<string, Schema> {
  const reached = new Map<string, Schema>();
  const visit = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = refName(schema.$ref);
      if (!reached.has(name)) {
        const target = ownValue(contract.components.schemas, name);
        if (!target) throw new Error(`The contract has no schema ${name}.`);
        const named = pageSchemas.get(target) ?? pageSchema(contract, target);
        pageSchemas.set(target, named);
        reached.set(name, named);
        visit(named);
      }
    }
    subschemas(schema).forEach(visit);
  };
  roots.forEach(visit);
  return Object.fromEntries(reached);
}
