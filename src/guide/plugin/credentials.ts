import type {TagCredentials} from '../facts';
import type {OperationDocument} from '../../openapi/document/types';
import {slug} from '../../openapi/document/slug';

/** Tells for each tag, in the contract's order, which of its operations a bearer token opens and which it does not. */
export function tagCredentials(
  tags: readonly string[],
  operations: readonly OperationDocument[],
): TagCredentials[] {
  return tags
    .map((tag) => ({tag, own: operations.filter((operation) => operation.tag === tag)}))
    .filter(({own}) => own.length > 0)
    .map(({tag, own}) => ({
      tag,
      slug: slug(tag),
      either: own.filter(takesToken).length,
      keyOnly: own
        .filter((operation) => !takesToken(operation))
        .map(({summary, slug: page}) => ({summary, slug: page})),
    }));
}

function takesToken({security}: OperationDocument): boolean {
  return security.some((schemes) => schemes.includes('bearer'));
}
