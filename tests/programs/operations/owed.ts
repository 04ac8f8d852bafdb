import {resolve, type Node} from './contract';

/** What a page owes its reader, each with the path in the contract that owes it. */
export interface Owed {
  kind: 'name' | 'words' | 'value' | 'limit' | 'example';
  what: unknown;
  path: string;
}

const limits = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'x-max-bytes'],
];
const values = ['pattern', 'format', 'const', 'default'];

/** Walks an operation through every reference and collects all that its page must say. */
export function owedBy(operation: Node): Owed[] {
  const owed: Owed[] = [];
  const seen = new Set<string>();
  const note = (kind: Owed['kind'], what: unknown, path: string): void => {
    owed.push({kind, what, path});
  };

  const schema = (node: Node, path: string): void => {
    if (typeof node.$ref === 'string') {
      if (!seen.has(node.$ref)) {
        seen.add(node.$ref);
        schema(resolve(node.$ref), node.$ref);
      }
    }
    if (node.description) note('words', node.description, path);
    for (const key of limits) if (node[key] !== undefined) note('limit', node[key], `${path}/${key}`);
    for (const key of values) if (node[key] !== undefined) note('value', node[key], `${path}/${key}`);
    for (const each of (node.enum ?? []) as unknown[]) note('value', each, `${path}/enum`);
    for (const each of (node.examples ?? []) as unknown[]) note('value', each, `${path}/examples`);
    if (node.example !== undefined) note('value', node.example, `${path}/example`);
    for (const [name, each] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
      note('name', name, `${path}/properties`);
      schema(each, `${path}/properties/${name}`);
    }
    for (const key of ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else']) {
      if (typeof node[key] === 'object' && node[key] !== null) schema(node[key] as Node, `${path}/${key}`);
    }
    for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
      ((node[key] ?? []) as Node[]).forEach((each, index) => schema(each, `${path}/${key}/${index}`));
    }
  };
  const resolved = (node: Node): Node =>
    typeof node.$ref === 'string' ? resolved(resolve(node.$ref)) : node;
  const content = (node: Node, path: string): void => {
    for (const [type, media] of Object.entries((node.content ?? {}) as Record<string, Node>)) {
      if (media.schema) schema(media.schema as Node, `${path}/${type}`);
      for (const [name, each] of Object.entries((media.examples ?? {}) as Record<string, Node>)) {
        const {value, summary, description} = resolved(each);
        note('example', value, `${path}/${type}/examples/${name}`);
        if (summary) note('words', summary, `${path}/${type}/examples/${name}`);
        if (description) note('words', description, `${path}/${type}/examples/${name}`);
      }
    }
  };
  const parameter = (node: Node, name: string, path: string): void => {
    note('name', name, path);
    if (node.description) note('words', node.description, path);
    if (node.example !== undefined) note('value', node.example, `${path}/example`);
    for (const each of Object.values((node.examples ?? {}) as Record<string, Node>)) {
      note('value', resolved(each).value, `${path}/examples`);
    }
    schema(node.schema as Node, path);
  };

  note('words', operation.summary, 'summary');
  note('words', operation.description, 'description');
  for (const each of operation.parameters as Node[]) {
    const own = resolved(each);
    parameter(own, String(own.name), `parameters/${String(own.name)}`);
  }
  if (operation.requestBody) {
    const body = resolved(operation.requestBody as Node);
    if (body.description) note('words', body.description, 'requestBody');
    if (body['x-max-bytes'] !== undefined) note('limit', body['x-max-bytes'], 'requestBody/x-max-bytes');
    content(body, 'requestBody');
  }
  for (const [status, each] of Object.entries(operation.responses as Record<string, Node>)) {
    const response = resolved(each);
    note('words', status, `responses/${status}`);
    note('words', response.description, `responses/${status}`);
    for (const [name, header] of Object.entries((response.headers ?? {}) as Record<string, Node>)) {
      parameter(resolved(header), name, `responses/${status}/headers/${name}`);
    }
    content(response, `responses/${status}`);
  }
  return owed;
}
