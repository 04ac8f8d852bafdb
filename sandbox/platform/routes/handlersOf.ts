import type {Operation} from '../../contract/operations/operations';
import type {Handler} from '../shared/handlers/defineHandler';
import type {Domain} from '../shared/handlers/domain';

/**
 * Every handler by its operation.
 * @throws Error when two handle the same operation, or one handles none of the contract.
 */
export function handlersOf(
  domains: readonly Domain[],
  operations: readonly Operation[],
): ReadonlyMap<string, Handler> {
  const known = new Set(operations.map(({operationId}) => operationId));
  const handlers = new Map<string, Handler>();
  for (const {name, handlers: ofDomain} of domains)
    for (const handler of ofDomain) {
      const {operationId} = handler;
      if (!known.has(operationId))
        throw new Error(`${name} handles ${operationId}, which is not in the contract.`);
      if (handlers.has(operationId))
        throw new Error(`${operationId} is handled twice, the second time in ${name}.`);
      handlers.set(operationId, handler);
    }
  return handlers;
}
