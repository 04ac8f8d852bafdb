import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {ownValue} from '../../base/ownValue';
import type {ErrorExample} from '../types';

/** The platform's contract and that of the portal service, as `npm run contract` bundles them. */
export const CONTRACTS = ['.generated/openapi.json', '.generated/portal-service.json'] as const;

interface Node {
  readonly $ref?: string;
  readonly [key: string]: unknown;
}

/**
 * Every named example of an error response, once, with the operations that give it.
 *
 * @param contract a bundled OpenAPI document
 */
function errorExamples(contract: Node): ErrorExample[] {
  const found = new Map<string, ErrorExample>();
  for (const operation of membersOf(contract.paths, contract).flatMap(([, item]) =>
    operationsOf(item, contract),
  ))
    for (const [status, response] of membersOf(operation.responses, contract))
      for (const [, media] of membersOf(response.content, contract))
        for (const [name, {value}] of membersOf(media.examples, contract)) {
          const {message} = (value ?? {}) as {readonly message?: unknown};
          if (!/^[45]\d\d$/.test(status) || typeof message !== 'string') continue;
          const known = found.get(`${name} ${status}`)?.operationIds ?? [];
          const operationIds = [...known, String(operation.operationId)];
          found.set(`${name} ${status}`, {name, status: Number(status), message, operationIds});
        }
  return [...found.values()];
}

/** The examples of both contracts, each as its own list. @throws when a contract has not been made yet */
export async function readErrorExamples(siteDir: string): Promise<ErrorExample[][]> {
  return Promise.all(
    CONTRACTS.map(async (file) =>
      errorExamples(JSON.parse(await readFile(path.join(siteDir, file), 'utf8')) as Node),
    ),
  );
}

function operationsOf(item: Node, contract: Node): Node[] {
  return membersOf(item, contract)
    .map(([, operation]) => operation)
    .filter(({responses}) => responses !== undefined);
}

/** The members of an object that are objects themselves, with what they refer to in their place. */
function membersOf(value: unknown, contract: Node): [string, Node][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): [string, Node][] =>
    typeof each === 'object' && each !== null ? [[key, resolved(each as Node, contract)]] : [],
  );
}

function resolved(node: Node, contract: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>(
    (at, key) => ownValue((at ?? {}) as Node, key.replaceAll('~1', '/').replaceAll('~0', '~')),
    contract,
  );
  return resolved((found ?? {}) as Node, contract);
}
