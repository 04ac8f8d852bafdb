import {slug} from '../../openapi/document/slug';
import {methods} from './completeContract';
import {resolve, type Contract, type OrRef, type RawOperation, type RawResponse} from './contract';
import {readContract} from './readContract';
import type {Addressed} from './findOperation';

/** An operation as a guide names it. */
export interface NamedOperation extends Addressed {
  /** Last part of the address of its page. */
  readonly slug: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Whether one of its successful responses, but not all, has no body. */
  readonly canBeEmpty: boolean;
}

/** Every operation of the bundled contract. */
export async function readOperations(siteDir: string): Promise<NamedOperation[]> {
  const contract = await readContract(siteDir);
  return Object.entries(contract.paths).flatMap(([template, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const {operationId, summary, tags, responses} = item[method] as RawOperation;
        const canBeEmpty = mayLackBody(Object.entries(responses), contract);
        return {
          method,
          path: template,
          slug: slug(operationId),
          operationId,
          summary,
          tag: tags?.[0] ?? '',
          canBeEmpty,
        };
      }),
  );
}

function mayLackBody(responses: [string, OrRef<RawResponse>][], contract: Contract): boolean {
  const bodies = responses
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => resolve(contract, response).content !== undefined);
  return bodies.includes(false) && bodies.includes(true);
}
