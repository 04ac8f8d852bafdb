import {ownValue} from '../../base/ownValue';
import type {OperationDocument} from '../../openapi/document/types';

/** Finds operations and their examples by name, and says so by name when one is not there. */
export class Examples {
  constructor(private readonly operations: readonly OperationDocument[]) {}

  /** @throws when the contract has no such operation. */
  operation(operationId: string): OperationDocument {
    const found = this.operations.find((each) => each.operationId === operationId);
    if (!found)
      throw new Error(`The home page shows the operation ${operationId}, which the contract lacks.`);
    return found;
  }

  /**
   * The value of a named example of an operation's successful response. Its shape is the schema's, which a test
   * of the contract holds every example to; the caller names the part it reads.
   *
   * @throws when there is no example of that name.
   */
  response<Shape>(operationId: string, name: string): Shape {
    const {responses} = this.operation(operationId);
    const named = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, {content}]) => Object.values(content))
      .map(({examples}) => ownValue(examples, name))
      .find((example) => example !== undefined);
    if (!named)
      throw new Error(`The home page draws the example ${name} of ${operationId}, which the contract lacks.`);
    return named.value as Shape;
  }
}
