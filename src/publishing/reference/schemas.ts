import {ownValue} from '../../base/ownValue';
import {isNamedRef, mapSubschemas, refName, subschemas} from '../../openapi/document/subschemas';
import type {Schema} from '../../openapi/document/types';
import {resolve, type Contract} from './contract';
import {madeText} from './madeText';
import {inlineHtml} from './markdown';
import {plainLimits} from './plainLimits';

/**
 * A schema as pages want it: descriptions as HTML, and no reference but to whole named schemas. Those stay, so
 * that shared and recursive schemas appear once however often they are used.
 *
 * @param inside references whose targets the schema is written out in
 * @throws when a reference that is no whole named schema leads into itself; the message names it
 */
export function pageSchema(contract: Contract, schema: Schema, inside: readonly string[] = []): Schema {
  if (schema.$ref !== undefined && !isNamedRef(schema.$ref)) {
    const {$ref, ...beside} = schema;
    if (inside.includes($ref))
      throw new Error(`The schema at ${$ref} contains itself: give it a name in components/schemas.`);
    return pageSchema(contract, {...resolve<Schema>(contract, {$ref}), ...beside}, [...inside, $ref]);
  }
  const copy = mapSubschemas(plainLimits(schema), (inner) => pageSchema(contract, inner, inside));
  const made = madeText(schema, contract.components.schemas);
  return {
    ...copy,
    ...(copy.description !== undefined && {description: inlineHtml(copy.description)}),
    ...(made !== undefined && {'x-sample': made}),
  };
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
