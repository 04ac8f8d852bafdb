import type {FastifyInstance} from 'fastify';
import type {ProofOperation} from '../contract';
import type {Values, WireRequest} from '../request';

/** One thing that the contract promises of an operation, and how to see it kept. */
export interface Case {
  readonly name: string;
  /** Any one of these is the answer that is meant. */
  readonly statuses: readonly number[];
  /** Sent in order until one is answered as meant: where the world decides, it is asked in several places. */
  readonly among: readonly WireRequest[] | ((app: FastifyInstance) => Promise<readonly WireRequest[]>);
  /** More that must hold of the answer's headers. */
  readonly allow?: readonly string[];
}

/** The contract's own example of a request: all that is required, and on demand all that is not. */
export function exampleValues(operation: ProofOperation, which: 'required' | 'all' = 'required'): Values {
  const of = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.place === place && (parameter.required || which === 'all'))
        .map(({name, example}) => [name, example]),
    );
  return {path: of('path'), query: of('query'), body: operation.body?.examples.values().next().value};
}

/** The statuses of success that an operation documents. */
export function successesOf({answers}: ProofOperation): number[] {
  return [...answers.keys()].filter((status) => status < 300);
}
