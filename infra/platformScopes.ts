import {readFileSync} from 'node:fs';

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
 * Reads them from the platform's contract.
 * @param file - the contract as `npm run contract` bundles it
 * @throws Error where the file is not there
 */
export function readPlatformScopes(file: string): PlatformScopes {
  const {paths} = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const names = Object.keys(paths);
  return {
    paths: names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))),
    computing: names.filter((name) => {
      const {responses} = paths[name]?.post ?? {};
      return responses !== undefined && '200' in responses && !('201' in responses);
    }),
  };
}
