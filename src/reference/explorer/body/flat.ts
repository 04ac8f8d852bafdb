import {flattened} from '@site/src/openapi/document/composite';
import {typeOf} from '@site/src/openapi/document/sample';
import type {OperationDocument, Schema} from '@site/src/openapi/document/types';

type Schemas = OperationDocument['schemas'];

/** How a property is edited in the form: by one input, as rows of keys and values, or as JSON alone. */
export type PropertyShape = 'simple' | 'map' | 'json';

export interface FlatProperty {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly shape: PropertyShape;
}

/**
 * The properties of a body that is flat enough for a form: an object whose required properties all have inputs, and
 * at least half of the others. Undefined for any other body. What only the service may write is left out.
 */
export function flatProperties(schema: Schema, schemas: Schemas): FlatProperty[] | undefined {
  const {properties, required = [], oneOf, anyOf} = flattened(schema, schemas);
  if (!properties || oneOf || anyOf) return undefined;
  const writable = Object.entries(properties)
    .map(([name, each]) => ({name, schema: flattened(each, schemas), required: required.includes(name)}))
    .filter((property) => !property.schema.readOnly)
    .map((property) => ({...property, shape: shapeOf(property.schema, schemas)}));
  const edited = writable.filter(({shape}) => shape !== 'json');
  const isFlat = writable.every((each) => !each.required || each.shape !== 'json');
  return isFlat && edited.length * 2 >= writable.length ? writable : undefined;
}

function shapeOf(schema: Schema, schemas: Schemas): PropertyShape {
  if (schema.enum || isScalar(schema)) return 'simple';
  const {items, additionalProperties: others, properties} = schema;
  if (items && isScalar(flattened(items, schemas))) return 'simple';
  const isMap = typeOf(schema) === 'object' && !properties && typeof others === 'object';
  return isMap && isScalar(flattened(others, schemas)) ? 'map' : 'json';
}

function isScalar(schema: Schema): boolean {
  return ['string', 'number', 'integer', 'boolean'].includes(typeOf(schema) ?? '');
}
