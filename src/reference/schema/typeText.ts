import {translate} from '@docusaurus/Translate';
import {flattened, isComposite} from '@site/src/openapi/document/composite';
import {refName} from '@site/src/openapi/document/subschemas';
import type {Schema} from '@site/src/openapi/document/types';
import {ownValue} from '@site/src/base/ownValue';

type Schemas = Readonly<Record<string, Schema>>;

const or = (): string =>
  translate({id: 'reference.type.or', message: ' or ', description: 'Between the types a value may have'});

/** The type of a value in words: `string`, `array of number`, `integer or null`, `Collection`. */
export function typeText(schema: Schema, schemas: Schemas): string {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const target = ownValue(schemas, name) ?? {};
    return isComposite(target, schemas) ? (target.title ?? name) : typeText(target, schemas);
  }
  // What `allOf` says of the type is said of the value; only objects have a name worth more than their type.
  if (schema.allOf && !schema.type) return typeText(flattened(schema, schemas), schemas);
  const {type, items, enum: values, const: only, properties, additionalProperties: others} = schema;
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const words = types.map((each) => {
    if (each === 'array' && items) return arrayOf(typeText(items, schemas));
    if (each === 'object' && !properties && typeof others === 'object')
      return mapOf(typeText(others, schemas));
    return each;
  });
  if (words.length > 0) return words.join(or());
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return [...new Set(alternatives.map((each) => typeText(each, schemas)))].join(or());
  const [first] = values ?? (only === undefined ? [] : [only]);
  if (first !== undefined) return first === null ? 'null' : typeof first;
  if (properties) return 'object';
  return translate({
    id: 'reference.type.any',
    message: 'any value',
    description: 'Type of a value without a rule',
  });
}

function arrayOf(items: string): string {
  return translate(
    {id: 'reference.type.array', message: 'array of {items}', description: 'Type of a list'},
    {items},
  );
}

function mapOf(values: string): string {
  return translate(
    {
      id: 'reference.type.map',
      message: 'map of {values}',
      description: 'Type of an object with keys of any name',
    },
    {values},
  );
}
