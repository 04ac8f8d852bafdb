import {loadAwsServiceSpecSync} from '@aws-cdk/aws-service-spec';
import type {Value} from '../types';
import {findFunction} from './references';

const specification = loadAwsServiceSpecSync();

type Found = ReturnType<typeof findResource>;
type Properties = NonNullable<Found>['properties'];
type PropertyType = Properties[string]['type'];

/** What the published schemas say against the properties of a resource. */
export function checkProperties(
  id: string,
  type: string,
  properties: Readonly<Record<string, Value>>,
): string[] {
  const resource = findResource(type);
  return resource
    ? checkObject(id, properties, resource.properties)
    : [`${id} is of type ${type}, which does not exist`];
}

/** Whether a resource type has an attribute for `Fn::GetAtt`; dots lead into nested ones. */
export function hasAttribute(type: string, attribute: string): boolean {
  return attribute in (findResource(type)?.attributes ?? {});
}

function findResource(type: string) {
  return specification.lookup('resource', 'cloudFormationType', 'equals', type)[0];
}

function checkObject(path: string, value: Readonly<Record<string, Value>>, known: Properties): string[] {
  const missing = Object.entries(known)
    .filter(([name, {required}]) => required === true && !(name in value))
    .map(([name]) => `${path}.${name} is required`);
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const property = known[name];
    return property
      ? checkValue(`${path}.${name}`, inner, [property.type, ...(property.previousTypes ?? [])])
      : [`${path}.${name} is no property of it`];
  });
  return [...missing, ...wrong];
}

/** A property may be of one of several types: schemas change theirs and keep the earlier ones valid. */
function checkValue(path: string, value: Value, types: readonly PropertyType[]): string[] {
  const attempts = types.map((type) => checkType(path, value, type));
  return attempts.find((violations) => violations.length === 0) ?? attempts[0] ?? [];
}

function checkType(path: string, value: Value, type: PropertyType): string[] {
  const found = findFunction(value);
  if (found) return checkFunction(path, found, type);
  switch (type.type) {
    case 'string':
      return typeof value === 'string'
        ? checkAllowed(path, value, type.allowedValues)
        : [`${path} must be a string`];
    case 'integer':
      return Number.isInteger(value)
        ? checkAllowed(path, value, type.allowedValues)
        : [`${path} must be an integer`];
    case 'number':
      return typeof value === 'number' ? [] : [`${path} must be a number`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${path} must be true or false`];
    case 'array':
      return Array.isArray(value)
        ? (value as readonly Value[]).flatMap((item, index) =>
            checkValue(`${path}[${index}]`, item, [type.element]),
          )
        : [`${path} must be a list`];
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) => checkValue(`${path}.${key}`, inner, [type.element]))
        : [`${path} must be an object`];
    case 'ref':
      return isObject(value)
        ? checkObject(path, value, specification.get('typeDefinition', type.reference.$ref).properties)
        : [`${path} must be an object`];
    case 'union':
      return checkValue(path, value, type.types);
    default:
      // Free-form JSON, such as a policy document, and tags.
      return [];
  }
}

function checkAllowed(path: string, value: Value, allowed: readonly Value[] | undefined): string[] {
  if (!allowed || allowed.includes(value)) return [];
  return [`${path} must be one of ${allowed.join(', ')}`];
}

/** The branches of a condition are of the property's type; any other function gives what the stack makes of it. */
function checkFunction(path: string, [name, argument]: [string, Value], type: PropertyType): string[] {
  if (name !== 'Fn::If') return [];
  return (argument as readonly Value[])
    .slice(1)
    .filter((branch) => findFunction(branch)?.[1] !== 'AWS::NoValue')
    .flatMap((branch) => checkType(path, branch, type));
}

function isObject(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
