import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {slug} from '../../openapi/document/slug';
import type {Addressed} from './findOperation';

/** An operation as a guide names it. */
export interface NamedOperation extends Addressed {
  /** Last part of the address of its page. */
  readonly slug: string;
  readonly summary: string;
}

/** Every operation of the bundled contract. */
export async function readOperations(siteDir: string): Promise<NamedOperation[]> {
  const file = '.generated/openapi.json';
  const text = await readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: make it with \`npm run contract\`.`, {cause: error});
  });
  const {paths} = JSON.parse(text) as {
    paths: Record<string, Record<string, {operationId?: string; summary?: string}>>;
  };
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, {operationId, summary = ''}]) =>
      // What has no id is no operation: parameters that a path declares for all of its own.
      operationId === undefined ? [] : [{method, path: template, slug: slug(operationId), summary}],
    ),
  );
}
