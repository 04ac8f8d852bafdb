import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzippedFile} from './gzip';

/** What the build writes of its chunks: which a named one needs, itself among them, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

export interface Chunks {
  readonly names: readonly string[];
  /**
   * Bytes of gzip that the scripts of a named chunk take.
   *
   * @param loaded names of chunks that are there by then: what they share counts once
   */
  readonly weigh: (name: string, ...loaded: readonly string[]) => number;
}

/** The chunks of the last production build that have a name. @param build its folder */
export function readChunks(build: string): Chunks {
  const {origins, assets} = JSON.parse(readFileSync('.docusaurus/client-manifest.json', 'utf8')) as Manifest;
  const filesOf = (name: string): readonly string[] => {
    const ids = origins[name];
    if (!ids) throw new Error(`The build has no chunk "${name}": which import bears that name?`);
    return ids.flatMap((id) => assets[id]?.js ?? []).map(({file}) => file);
  };
  return {
    names: Object.keys(origins),
    weigh: (name, ...loaded) => {
      const there = new Set(loaded.flatMap(filesOf));
      const files = [...new Set(filesOf(name))].filter((file) => !there.has(file));
      return files.reduce((sum, file) => sum + gzippedFile(join(build, file)), 0);
    },
  };
}
