import {PatchError} from '../PatchError';

/** Docusaurus's manifest of a bundle: for each name, the keys of what has to be loaded for it, and their files. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {readonly file: string}[]>>>>;
}

/** What the bundler loads together, and the modules that ask for it. */
export interface ScriptGroup {
  readonly origins: readonly {readonly request?: string}[];
  readonly getFiles: () => readonly string[];
}

/**
 * The manifest with the scripts of each module that is loaded on demand, under the name that it is imported by. Its
 * styles are left out: `room-styles` knows which of them a page shows.
 *
 * @throws PatchError when the manifest is written in a way that this does not know
 */
export function nameScripts(manifest: ClientManifest, groups: readonly ScriptGroup[]): ClientManifest {
  if (!manifest.entrypoints?.includes('main') || !manifest.assets || !manifest.origins)
    throw new PatchError('page-scripts', 'Docusaurus writes its manifest of scripts in another way now.');
  const origins = new Map(Object.entries(manifest.origins));
  const assets = new Map(Object.entries(manifest.assets));
  for (const group of groups) {
    const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
    for (const file of scripts) assets.set(file, {js: [{file}]});
    for (const {request} of group.origins)
      if (request && !manifest.entrypoints.includes(request)) origins.set(request, scripts);
  }
  return {...manifest, origins: Object.fromEntries(origins), assets: Object.fromEntries(assets)};
}
