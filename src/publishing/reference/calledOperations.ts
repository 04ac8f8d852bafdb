import {fill, storyTime} from '../../code/sample-request/placeholders';
import {findOperation, type Addressed} from './findOperation';

/** A request of a guide: its operation, and the status that is recorded. */
export interface Called<Operation> {
  readonly operation: Operation;
  readonly status: number;
}

/** The operations that the blocks of a page call, in their order. */
export function calledOperations<Operation extends Addressed>(
  text: string,
  operations: readonly Operation[],
): Called<Operation>[] {
  const blocks = text.matchAll(
    /^[ \t]*```http [^\n]*\n[ \t]*([A-Z]+) (\/\S*)(?:[^]*?)^[ \t]*```[ \t]*\n\s*```\w+ response (\d+)/gm,
  );
  return [...blocks].flatMap(([, method = '', target = '', status]) => {
    const operation = findOperation(operations, method, fill(target, {now: storyTime, values: {}}));
    return operation ? [{operation, status: Number(status)}] : [];
  });
}
