import type {OperationDocument} from '@site/src/openapi/document/types';

const loaded = new Map<string, Promise<OperationDocument>>();

/** What the contract says of an operation: what its page is made of. A failed download is tried again. */
export function loadOperation(slug: string): Promise<OperationDocument> {
  const known = loaded.get(slug);
  if (known) return known;
  const loading =
    // One file for all: a file for each would be a line in the list of files that every page downloads.
    (
      import(/* webpackMode: "lazy-once" */ `@site/.generated/reference/operations/${slug}.json`) as Promise<{
        default: OperationDocument;
      }>
    ).then((module) => module.default);
  loaded.set(slug, loading);
  loading.catch(() => loaded.delete(slug));
  return loading;
}
