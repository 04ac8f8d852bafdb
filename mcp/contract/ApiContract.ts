import {
  isObject,
  openContract,
  type Contract,
  type JsonObject,
} from '../../sandbox/contract/document/document';
import {parseOperations, type Operation} from '../../sandbox/contract/operations/operations';
import {keepsNumbers} from '../../src/openapi/document/keepsNumbers';
import {parseExact} from '../exactJson';
import {ToolError} from '../ToolError';
import {isReading} from './isReading';

/** An operation as the contract describes it. */
export interface DescribedOperation {
  readonly operationId: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
  /** Whether a request of it changes nothing. */
  readonly isReading: boolean;
  /** Pointer to it in the contract. */
  readonly pointer: string;
}

/** The contract as tools ask it. */
export interface ApiContract {
  readonly contract: Contract;
  /** The same to be read by people: numbers that JavaScript has no room for are marked strings (`parseExact`). */
  readonly exact: Contract;
  readonly operations: readonly DescribedOperation[];
  /** @throws ToolError if there is no such operation */
  require(operationId: string): DescribedOperation;
  /** @throws ToolError if there is no such operation, or none of the contract can be checked */
  requireChecked(operationId: string): Operation;
}

/**
 * @param text the contract as JSON
 * @throws SyntaxError for any other text
 */
export function openApiContract(text: string): ApiContract {
  const contract = openContract(JSON.parse(text) as JsonObject);
  const operations = listOperations(contract);
  let checked: readonly Operation[] | undefined;
  const require = (operationId: string): DescribedOperation => {
    const found = operations.find((each) => each.operationId === operationId);
    if (found) return found;
    const alike = operations.filter((each) => each.operationId.toLowerCase() === operationId.toLowerCase());
    const advice = alike[0] ? `Did you mean ${alike[0].operationId}?` : 'list_operations names all of them.';
    throw new ToolError(`There is no operation "${operationId}". ${advice}`);
  };
  return {
    contract,
    exact: keepsNumbers(text) ? contract : openContract(parseExact(text) as JsonObject),
    operations,
    require,
    requireChecked: (operationId) => {
      require(operationId);
      checked ??= parse(contract);
      const operation = checked.find((each) => each.operationId === operationId);
      if (!operation) throw new ToolError(`${operationId} cannot be checked.`);
      return operation;
    },
  };
}

function parse(contract: Contract): readonly Operation[] {
  try {
    return parseOperations(contract);
  } catch (error) {
    throw new ToolError(`Requests cannot be checked or sent: ${(error as Error).message}`);
  }
}

function listOperations(contract: Contract): DescribedOperation[] {
  return Object.entries(contract.document.paths ?? {}).flatMap(([path, item]: [string, unknown]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, value]) => {
      if (!isObject(value) || typeof value.operationId !== 'string') return [];
      const {operationId, tags, summary, deprecated} = value;
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        tag: Array.isArray(tags) ? String(tags[0]) : '',
        summary: typeof summary === 'string' ? summary : '',
        isDeprecated: deprecated === true,
        isReading: isReading(
          method,
          operationId,
          Object.keys(isObject(value.responses) ? value.responses : {}),
        ),
        pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
      };
    }),
  );
}
