import {translate} from '@docusaurus/Translate';
import {dereferenced} from '../document/composite';
import {typeOf} from '../document/sample';
import type {Json, OperationDocument, Parameter, Schema} from '../document/types';
import {isEmpty} from '../request/serialise';
import type {FieldValue} from '../request/types';
import type {Violation} from './types';
import {validate} from './validate';

type Schemas = OperationDocument['schemas'];

/** Checks what stands in a parameter's field; an empty field is wrong only where the parameter is required. */
export function validateParameter(
  {schema, required}: Pick<Parameter, 'schema' | 'required'>,
  value: FieldValue | undefined,
  schemas: Schemas,
): Violation[] {
  if (value === undefined || isEmpty(value)) {
    if (!required) return [];
    return [{path: [], message: translate({id: 'calls.violation.required', message: 'Required.'})}];
  }
  return validate(typed(value, schema, schemas), schema, schemas);
}

/** The value that a field's text means under a schema; text that is no number stays text, for the schema to refuse. */
export function typed(value: FieldValue, schema: Schema, schemas: Schemas): Json {
  const {items = {}, ...own} = dereferenced(schema, schemas);
  if (typeof value !== 'string') {
    return value.filter((entry) => entry !== '').map((entry) => typed(entry, items, schemas));
  }
  switch (typeOf(own) ?? typeOf(own.oneOf?.[0] ?? own.anyOf?.[0] ?? {})) {
    case 'integer':
    case 'number':
      return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.trim()) ? Number(value) : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'object':
    case 'array':
      return parsed(value);
    default:
      return value;
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
