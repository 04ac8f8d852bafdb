import type {FastifyInstance} from 'fastify';
import type {DocumentedOperation} from '../contract';
import type {Values, WireRequest} from '../request';

/** One thing that the contract promises of an operation, and how to see it kept. */
export interface Case {
  readonly name: string;
  /** Any one of these is the response that is meant. */
  readonly statuses: readonly number[];
  /** Sent in order until one is answered as meant: where the world decides, it is asked at several positions. */
  readonly among: readonly WireRequest[] | ((app: FastifyInstance) => Promise<readonly WireRequest[]>);
  /** More that must hold of the response's headers. */
  readonly allow?: readonly string[];
}

/** The contract's own example of a request: all that is required, and on demand all that is not. */
export function exampleValues(
  operation: DocumentedOperation,
  which: 'required' | 'all' = 'required',
): Values {
  const of = (where: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === where && (parameter.required || which === 'all'))
        .map(({name, example}) => [name, example]),
    );
  return {path: of('path'), query: of('query'), body: operation.body?.examples.values().next().value};
}

/** The statuses of success that an operation documents. */
export function successesOf({responses}: DocumentedOperation): number[] {
  return [...responses.keys()].filter((status) => status < 300);
}
