import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * The version that the API description has in its `info`: the only place where it stands.
 *
 * @param file The description, YAML or JSON, relative to the repository.
 * @throws Error with a sentence when it cannot be read or has no version.
 */
export function contractVersion(file: string, siteDir: string): string {
  const version = infoOf(read(file, siteDir))?.version;
  // YAML reads an unquoted 1.0 as the number 1: what was written is lost.
  if (typeof version === 'string' && version.trim() !== '') return version;
  throw new Error(
    version === undefined
      ? `${file}, which 'apiDescription' names, has no version: add one to its 'info', like 2.76.0.`
      : `${file}, which 'apiDescription' names, has no text as the version in its 'info': put it in quotation marks, like '1.0'.`,
  );
}

function read(file: string, siteDir: string): unknown {
  try {
    return parse(readFileSync(path.resolve(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(
      `'apiDescription' names ${file}, which cannot be read: ${(error as Error).message.split('\n')[0]}`,
      {cause: error},
    );
  }
}

function infoOf(document: unknown): {version?: unknown} | undefined {
  const {info} = (document ?? {}) as {info?: {version?: unknown}};
  return info ?? undefined;
}
