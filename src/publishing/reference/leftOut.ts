import {ownValue} from '../../base/ownValue';
import type {OperationDocument} from '../../openapi/document/types';
import type {WrittenContract} from './completeContract';

/**
 * What OpenAPI 3.1 lets a contract say and the reference does not show, in a sentence for each, for whoever builds the
 * site: pages look complete without it.
 */
export function leftOut(written: WrittenContract & {readonly webhooks?: object}): string[] {
  const webhooks = Object.keys(written.webhooks ?? {}).map(
    (name) => `The reference leaves out the webhook "${name}".`,
  );
  const items = Object.entries(written.paths ?? {}).flatMap(([path, item]) => {
    const parts = Object.entries(item).filter(([, each]) => typeof each === 'object' && each !== null);
    return [
      ...('servers' in item ? [`${path}: samples and explorer do not use the servers of this path.`] : []),
      ...('trace' in item ? [`${path}: the reference leaves out the method trace.`] : []),
      ...parts.flatMap(([method, operation]) => ofOperation(`${method} ${path}`, operation as WrittenPart)),
      ...parts.flatMap(([method, operation]) =>
        ['get', 'head'].includes(method) && 'requestBody' in (operation as object)
          ? [`${method} ${path}: samples and explorer leave out the body of a ${method.toUpperCase()}.`]
          : [],
      ),
    ];
  });
  return [...webhooks, ...items];
}

interface WrittenPart {
  readonly parameters?: readonly {readonly name?: string; readonly allowEmptyValue?: boolean}[];
}

function ofOperation(name: string, operation: WrittenPart): string[] {
  return [
    ...(operation.parameters ?? [])
      .filter(({allowEmptyValue}) => allowEmptyValue)
      .map((parameter) => `${name}: samples and explorer cannot send "${parameter.name}" without a value.`),
    ...('servers' in operation
      ? [`${name}: samples and explorer do not use the servers of this operation.`]
      : []),
    ...('callbacks' in operation ? [`${name}: the reference leaves out the callbacks.`] : []),
  ];
}

/** The credentials that an operation asks for and that samples and explorer do not send, in a sentence for each. */
export function unsentCredentials(operations: readonly OperationDocument[]): string[] {
  return operations.flatMap(({operationId, security, securitySchemes}) => {
    const isSent = (name: string): boolean => (ownValue(securitySchemes, name)?.type ?? 'other') !== 'other';
    if (security.length === 0 || security.some((names) => names.length < 2 && names.every(isSent))) return [];
    const names = (security[0] ?? []).join(' and ');
    return [`${operationId}: samples and explorer do not send all of its credentials (${names}).`];
  });
}
