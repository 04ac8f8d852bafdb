import type {OperationDocument, Parameter} from '../../openapi/document/types';
import type {LimitFact} from './types';
import {flattened} from '../../openapi/document/composite';
import {operationRow} from './operationRow';

/** The numeric limits that the contract puts on parameters: one entry for each name and limit, with who shares it. */
export function limits(operations: readonly OperationDocument[]): LimitFact[] {
  const found = new Map<string, LimitFact>();
  for (const operation of operations) {
    for (const parameter of operation.parameters) {
      const limit = limitOf(parameter, operation.schemas);
      if (limit === undefined) continue;
      const key = `${parameter.name} ${JSON.stringify(limit)}`;
      const fact = found.get(key) ?? {parameter: parameter.name, ...limit, operations: []};
      found.set(key, {...fact, operations: [...fact.operations, operationRow(operation)]});
    }
  }
  return [...found.values()].sort((a, b) => a.parameter.localeCompare(b.parameter));
}

type Limit = Pick<LimitFact, 'least' | 'most' | 'counts'>;

function limitOf({schema}: Parameter, schemas: OperationDocument['schemas']): Limit | undefined {
  const {minimum, maximum, minItems, maxItems} = flattened(schema, schemas);
  if (minimum !== undefined || maximum !== undefined) return {least: minimum, most: maximum, counts: 'value'};
  if (maxItems !== undefined) return {least: minItems, most: maxItems, counts: 'items'};
  return undefined;
}
