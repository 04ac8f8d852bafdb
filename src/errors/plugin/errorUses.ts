import {explainResponse} from '../explainResponse';
import type {ErrorExample, ErrorKind} from '../types';

/** A page about an error that an operation can return. */
interface ErrorUse {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  /** The statuses that the operation returns it with. */
  readonly statuses: readonly number[];
}

/** The pages about the errors that each operation gives as an example, by its operationId, in the order of statuses. */
export function errorUses(
  kinds: readonly ErrorKind[],
  examples: readonly ErrorExample[],
): ReadonlyMap<string, readonly ErrorUse[]> {
  const uses = new Map<string, ErrorUse[]>();
  for (const {status, message, operationIds} of [...examples].sort((a, b) => a.status - b.status))
    for (const operationId of operationIds)
      for (const {kind} of explainResponse(kinds, {status, body: JSON.stringify({message})})) {
        if (!kind) continue;
        const own = uses.get(operationId) ?? [];
        const known = own.find(({id}) => id === kind.id);
        const statuses = [...new Set([...(known?.statuses ?? []), status])];
        const use = {id: kind.id, title: kind.title, statuses};
        uses.set(operationId, known ? own.map((each) => (each === known ? use : each)) : [...own, use]);
      }
  return uses;
}
