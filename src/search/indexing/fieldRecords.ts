import {ownValue} from '../../base/ownValue';
import {dereferenced} from '../../openapi/document/composite';
import {refName, subschemas} from '../../openapi/document/subschemas';
import type {Content, OperationDocument, Schema} from '../../openapi/document/types';
import type {SearchRecord} from '../engine/types';
import {DEPRECATED} from './operationRecords';
import {plainText} from '../../publishing/article/plainText';

/** A parameter, a header or a property where it stands. */
interface Field {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  /** What has it: `Query parameter`, `Response header`, or `Field` of a schema. */
  readonly role: 'Path parameter' | 'Query parameter' | 'Header parameter' | 'Response header' | 'Field';
  /** The operation, or the schema, that has it. */
  readonly owner: string;
  /** How much it counts: somebody who asks for a field wants to write it rather than read it. */
  readonly weight: number;
  /** The path of the operation. */
  readonly path: string;
}

const SENT = 1.5;

const roles = {path: 'Path parameter', query: 'Query parameter', header: 'Header parameter'} as const;
const MOST_NAMED = 3;

/**
 * One record for each parameter, header and property of the contract. What several operations say in the same words
 * is one record, which leads to the first that it is sent with, or else to the operation with the shortest path, and
 * names the others.
 */
export function fieldRecords(operations: readonly OperationDocument[]): SearchRecord[] {
  const groups = new Map<string, Field[]>();
  for (const field of operations.flatMap(fieldsOf)) {
    const key = [field.role, field.name, field.text].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()].flatMap((fields) => {
    const [first] = fields.toSorted((a, b) => b.weight - a.weight || askedOf(a) - askedOf(b));
    if (!first) return [];
    const owners = [...new Set(fields.map(({owner}) => owner))];
    return [
      {
        kind: 'field',
        to: first.to,
        title: first.name,
        place: placeText(first.role, owners),
        text: first.text,
        ...(first.weight !== 1 && {weight: first.weight}),
      },
    ];
  });
}

/** How much one has to ask for to read a field: of the operations that answer with it, the general one has a short path. */
function askedOf({weight, path}: Field): number {
  return weight >= SENT ? 0 : path.length;
}

function placeText(role: string, owners: readonly string[]): string {
  const rest = owners.length - MOST_NAMED;
  const named = owners.slice(0, MOST_NAMED).join(', ');
  return `${role}: ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function fieldsOf(operation: OperationDocument): Field[] {
  const {slug, summary, path, parameters, requestBody, responses, deprecated} = operation;
  const page = `api/${slug}`;
  const weight = deprecated ? DEPRECATED : 1;
  const inHead = parameters.map(({name, in: place, description, schema}): Field => ({
    name,
    text: textOf(description, schema, operation),
    to: `${page}#${place}-${name}`,
    role: roles[place],
    owner: summary,
    weight,
    path,
  }));
  const headers = Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(response.headers).map(([name, {description, schema}]): Field => ({
      name,
      text: textOf(description, schema, operation),
      to: `${page}#${status}-${name}`,
      role: 'Response header',
      owner: summary,
      weight,
      path,
    })),
  );
  const walk = (content: Content, anchor: string, how: number): Field[] =>
    Object.values(content).flatMap(({schema}) =>
      schema
        ? properties(schema, operation, `${page}#${anchor}`).map((field) => ({
            ...field,
            weight: weight * how,
            path,
          }))
        : [],
    );
  const sent = walk(requestBody?.content ?? {}, 'request-body', SENT);
  const returned = Object.values(responses).flatMap(({content}) => walk(content, 'responses', 1));
  return [...inHead, ...sent, ...returned, ...headers];
}

/** The properties that a body reaches, each with the named schema around it. */
function properties(
  root: Schema,
  operation: OperationDocument,
  page: string,
): Omit<Field, 'weight' | 'path'>[] {
  const {schemas, shared, slug, summary} = operation;
  const seen = new Set<string>();
  const found: Omit<Field, 'weight' | 'path'>[] = [];
  const visit = (schema: Schema, owner: string, to: string): void => {
    if (schema.$ref !== undefined) {
      const name = refName(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      const target = ownValue(schemas, name) ?? {};
      visit(target, target.title ?? name, shared.includes(name) ? `api/${slug}#schema-${name}` : to);
    }
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      found.push({name, text: textOf(undefined, each, operation), to, role: 'Field', owner});
    subschemas(schema).forEach((each) => visit(each, owner, to));
  };
  visit(root, summary, page);
  return found;
}

function textOf(description: string | undefined, schema: Schema, {schemas}: OperationDocument): string {
  const own = dereferenced(schema, schemas);
  const values = own.enum?.filter((each) => typeof each === 'string').slice(0, 12) ?? [];
  const words = plainText(description ?? own.description ?? '');
  return values.length > 0 ? `${words} One of ${values.join(', ')}.`.trim() : words;
}
