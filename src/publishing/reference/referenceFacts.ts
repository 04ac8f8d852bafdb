import type {
  JsonObject,
  OperationDocument,
  DocumentedResponse,
  SecurityScheme,
} from '../../openapi/document/types';
import type {ErrorFact, ReferenceFacts} from './types';
import type {Contract} from './contract';
import {blockHtml, inlineHtml} from './markdown';
import {limits} from './limits';
import {operationRow} from './operationRow';
import {isKeyOnly} from '../../openapi/document/isKeyOnly';
import {slug} from '../../openapi/document/slug';

/** What the introduction tells of the whole contract. */
export function referenceFacts(contract: Contract, operations: readonly OperationDocument[]): ReferenceFacts {
  const schemes = Object.entries(contract.components.securitySchemes).map(
    ([name, scheme]): [string, SecurityScheme] => [
      name,
      {...scheme, ...(scheme.description && {description: inlineHtml(scheme.description)})},
    ],
  );
  // Where no operation takes a token, a list of those that take none says nothing.
  const hasToken = schemes.some(([, {type}]) => type === 'http');
  return {
    version: contract.info.version,
    description: blockHtml(contract.info.description ?? contract.info.summary ?? ''),
    securitySchemes: Object.fromEntries(schemes),
    keyOnly: operations.filter((operation) => hasToken && isKeyOnly(operation)).map(operationRow),
    deprecated: operations.filter((each) => each.deprecated).map(operationRow),
    errors: errors(operations),
    limits: limits(operations),
    domains: contract['x-tagGroups'].map(({name, tags}) => ({
      name,
      tags: tags.map((tag) => ({
        name: tag,
        slug: slug(tag),
        description: inlineHtml(contract.tags.find((each) => each.name === tag)?.description ?? ''),
        operations: operations.filter((each) => each.tag === tag).length,
      })),
    })),
  };
}

/** Every error that an operation may return, by status: what it most often means, and a body that it sends. */
function errors(operations: readonly OperationDocument[]): ErrorFact[] {
  const byStatus = new Map<number, DocumentedResponse[]>();
  for (const {responses} of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) >= 400)
        byStatus.set(Number(status), [...(byStatus.get(Number(status)) ?? []), response]);
    }
  }
  return [...byStatus]
    .map(([status, all]) => {
      const usual = mostFrequent(all.map(({description}) => description));
      const shown = all.find(({description}) => description === usual);
      const [example] = Object.values(shown?.content['application/json']?.examples ?? {});
      return {status, description: usual, body: (example?.value ?? {}) as JsonObject};
    })
    .sort((a, b) => a.status - b.status);
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
