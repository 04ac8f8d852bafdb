import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** What the contract says of an operation. */
export interface KnownOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Relative to `api/paths`. */
  readonly file: string;
  readonly tag: string;
}

export interface KnownContract {
  /** In the order in which they are listed. */
  readonly operations: readonly KnownOperation[];
  readonly tags: readonly string[];
}

interface Entry {
  readonly tags: readonly {readonly name: string}[];
  readonly paths: Readonly<Record<string, {readonly $ref: string}>>;
}

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
}

/** The contract as it is written in `api/`, not as it was bundled last. */
export function readContract(root: string): KnownContract {
  const read = (file: string) => parse(readFileSync(path.join(root, 'api', file), 'utf8')) as unknown;
  const {tags, paths} = read('openapi.yaml') as Entry;
  const operations = Object.entries(paths).flatMap(([template, {$ref}]) =>
    Object.entries(read($ref) as Readonly<Record<string, Described>>)
      .filter(([key]) => key !== 'parameters')
      .map(
        ([
          method,
          {
            operationId,
            tags: [tag = ''],
          },
        ]) => ({
          operationId,
          method: method.toUpperCase(),
          path: template,
          file: $ref.replace('paths/', ''),
          tag,
        }),
      ),
  );
  return {operations, tags: tags.map(({name}) => name)};
}
