import {readFile} from 'node:fs/promises';
import type {Addressed} from '../../src/plugins/samples/findOperation';

/** Method and path of every operation of the bundled contract. */
export async function readOperations(): Promise<Addressed[]> {
  const text = await readFile('.generated/openapi.json', 'utf8').catch((error: unknown) => {
    throw new Error('.generated/openapi.json cannot be read: make it with `npm run contract`.', {
      cause: error,
    });
  });
  const {paths} = JSON.parse(text) as {paths: Record<string, Record<string, unknown>>};
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.keys(item).map((method) => ({method, path: template})),
  );
}
