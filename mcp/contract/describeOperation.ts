import {isObject, type Contract, type Json, type JsonObject} from '../../sandbox/contract/document/document';
import type {DescribedOperation} from './ApiContract';

/**
 * An operation with all that it refers to: parameters, body and responses in place, and each schema that they reach once,
 * under its name.
 */
export function describeOperation(contract: Contract, operation: DescribedOperation): JsonObject {
  const {operationId, method, path, isReading, pointer} = operation;
  const {value} = contract.at(pointer);
  const item = contract.at(pointer.slice(0, pointer.lastIndexOf('/'))).value;
  const shared: readonly Json[] = Array.isArray(item.parameters) ? item.parameters : [];
  const own: readonly Json[] = Array.isArray(value.parameters) ? value.parameters : [];
  const described = inPlace(contract, {
    description: value.description,
    parameters: [...shared, ...own],
    requestBody: value.requestBody,
    responses: value.responses,
  }) as JsonObject;
  const schemas = reachedSchemas(contract, described);
  return {
    operationId,
    method,
    path,
    summary: operation.summary,
    ...(operation.isDeprecated && {deprecated: true}),
    writes: !isReading,
    security: value.security ?? contract.document.security ?? [],
    ...described,
    ...(Object.keys(schemas).length > 0 && {schemas}),
  };
}

const SCHEMAS = '#/components/schemas/';

/** With every reference replaced by its target, but for those to schemas, which may contain themselves. */
function inPlace(contract: Contract, value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((each: Json) => inPlace(contract, each) ?? null);
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string' && !value.$ref.startsWith(SCHEMAS))
    return inPlace(contract, contract.at(value.$ref.slice(1)).value);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inPlace(contract, each)] as const),
  );
}

function reachedSchemas(contract: Contract, from: Json): JsonObject {
  const found = new Map<string, Json>();
  const waiting = referencesIn(from);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const schema = contract.at(`/components/schemas/${name}`).value;
    found.set(name, schema);
    waiting.push(...referencesIn(schema));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function referencesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' && each.startsWith(SCHEMAS)
      ? [each.slice(SCHEMAS.length)]
      : referencesIn(each),
  );
}
