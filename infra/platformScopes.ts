import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contractFiles} from '../scripts/contract/files';

/** What the functions know of the platform's contract, to which keys can be limited. */
export interface PlatformScopes {
  /** Its paths, without those that another continues. */
  readonly paths: readonly string[];
  /** The paths whose POST operation stores nothing: it responds with 200, and to none with 201. */
  readonly computing: readonly string[];
}

interface Contract {
  readonly paths: Readonly<
    Record<string, {readonly post?: {readonly responses: Readonly<Record<string, unknown>>}}>
  >;
}

/**
 * Reads the contract that `npm run contract` has bundled.
 * @throws Error where it has not
 */
export function readPlatformScopes(root: string): PlatformScopes {
  const {paths} = JSON.parse(readFileSync(path.join(root, contractFiles.json), 'utf8')) as Contract;
  const names = Object.keys(paths);
  return {
    paths: names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))),
    computing: names.filter((name) => {
      const {responses} = paths[name]?.post ?? {};
      return responses !== undefined && '200' in responses && !('201' in responses);
    }),
  };
}
