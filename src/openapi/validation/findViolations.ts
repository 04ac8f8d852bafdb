import {format, Validator, type OutputUnit, type Schema as AnySchema} from '@cfworker/json-schema';
import {ownValue} from '../../base/ownValue';
import {dereferenced} from '../document/composite';
import {findAtPath, parsePointer} from '../document/pointer';
import type {Json, OperationDocument, Schema} from '../document/types';
import {causes} from './causes';
import {findOversized} from './findOversized';
import {isInstant} from './isInstant';
import {schemaAt} from './schemaAt';
import type {DescribeKeyword, Violation} from './types';

// The library's own wants RFC 3339 to the letter.
format['date-time'] = isInstant;

/**
 * Checks a value against a schema of the contract.
 *
 * @param isSent whether the value goes out: what is `readOnly` is required of responses alone then
 * @returns one violation for each path and cause; empty when the value meets the contract
 */
export function findViolations(
  value: Json,
  schema: Schema,
  schemas: OperationDocument['schemas'],
  describe: DescribeKeyword,
  isSent = false,
): Violation[] {
  const {root, validator} = prepared(schema, schemas);
  const errors = errorsOf(validator, value);
  const violations = mergedTags(causes(errors), root).flatMap((error) =>
    violationsOf(isSent ? withoutReadOnly(error, schemas) : error, value, describe),
  );
  return unique([...violations, ...findOversized(value, root, schemas, describe)]);
}

/** None where schemas stand inside of each other without an end (`allOf` of what names it in `oneOf`). */
function errorsOf(validator: Validator, value: Json): readonly OutputUnit[] {
  try {
    return validator.validate(value).errors;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

interface Prepared {
  readonly schemas: OperationDocument['schemas'];
  readonly root: Schema & {readonly components: {readonly schemas: OperationDocument['schemas']}};
  readonly validator: Validator;
}

const known = new WeakMap<Schema, Prepared>();

/** What a schema is checked with, made once: finding its references takes longer than a check. */
function prepared(schema: Schema, schemas: OperationDocument['schemas']): Prepared {
  const before = known.get(schema);
  if (before?.schemas === schemas) return before;
  // References are absolute within the contract: the schema is given the contract's shape around it.
  const root = {...schema, components: {schemas}};
  // The library interprets schemas; it compiles no code, so a strict content security policy allows it.
  const made = {schemas, root, validator: new Validator(root as AnySchema, '2020-12', false)};
  known.set(schema, made);
  return made;
}

/** An error with the schema whose keyword it breaks. */
interface Cause extends OutputUnit {
  readonly parent: Schema;
}

/** Alternatives each name the tag they want: one cause that names them all. */
function mergedTags(errors: readonly OutputUnit[], root: Schema): Cause[] {
  const causes = errors.map((error) => ({
    ...error,
    parent: schemaAt(root, parsePointer(error.keywordLocation).slice(0, -1)),
  }));
  // Outside of a choice, two lists for one path both apply: what is allowed is not all that they name together.
  const isTag = ({keyword, keywordLocation}: Cause) =>
    (keyword === 'const' || keyword === 'enum') && /\/(?:oneOf|anyOf)\/\d+\//.test(keywordLocation);
  return causes.flatMap((cause, index) => {
    const same = causes.filter((each) => isTag(each) && each.instanceLocation === cause.instanceLocation);
    if (!isTag(cause) || same.length === 1) return [cause];
    if (causes.indexOf(same[0] ?? cause) !== index) return [];
    const allowed = same.flatMap(
      ({parent}) => parent.enum ?? (parent.const === undefined ? [] : [parent.const]),
    );
    return [{...cause, keyword: 'enum', parent: {enum: [...new Set(allowed)]}}];
  });
}

function violationsOf({parent, ...error}: Cause, value: Json, describe: DescribeKeyword): Violation[] {
  const path = parsePointer(error.instanceLocation);
  const here = findAtPath(value, path);
  if (error.keyword === 'required') {
    return missingKeys(parent, here).map((key) => ({
      path: [...path, key],
      message: describe('required', parent),
    }));
  }
  return [{path, message: describe(error.keyword, parent, typeof here === 'string' ? here : undefined)}];
}

/** The same cause, that does not ask for what only responses have. */
function withoutReadOnly(cause: Cause, schemas: OperationDocument['schemas']): Cause {
  const {required = [], properties} = cause.parent;
  const isSent = (key: string): boolean => !dereferenced(ownValue(properties, key) ?? {}, schemas).readOnly;
  return {...cause, parent: {...cause.parent, required: required.filter(isSent)}};
}

/** Required keys that an object lacks. */
function missingKeys({required = []}: Schema, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return required.filter((key) => !Object.hasOwn(value, key));
}

/** A reference and its target may both complain of one thing. */
function unique(violations: readonly Violation[]): Violation[] {
  return [
    ...new Map(
      violations.map((violation) => [`${violation.path.join('/')}\n${violation.message}`, violation]),
    ).values(),
  ];
}
