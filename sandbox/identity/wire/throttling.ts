import {identityPoolOperations} from '../identity-pool/identityPoolOperations';
import {userPoolOperations} from '../operations/userPoolOperations';
import {CognitoError} from '../pool/errors';

/** Refusals on demand, as Cognito refuses when more requests come in a second than the pool's quota allows. */
export interface Throttling {
  /** The names of the operations that can be refused. */
  readonly operations: readonly string[];
  /** Refuses the next requests of an operation, whoever sends them. */
  begin(operation: string, times: number): void;
  end(): void;
  /** The operations that are still to be refused, and how often. */
  list(): readonly {readonly operationId: string; readonly times: number}[];
  /** @throws CognitoError `TooManyRequestsException` as often as `begin` said */
  check(operation: string): void;
}

export function createThrottling(): Throttling {
  const left = new Map<string, number>();
  return {
    operations: Object.keys({...userPoolOperations, ...identityPoolOperations}),
    begin: (operation, times) => void left.set(operation, times),
    end: () => left.clear(),
    list: () => [...left].flatMap(([operationId, times]) => (times > 0 ? [{operationId, times}] : [])),
    check: (operation) => {
      const times = left.get(operation) ?? 0;
      if (times === 0) return;
      left.set(operation, times - 1);
      throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
    },
  };
}
