import type ApiExplorer from '@theme/ApiExplorer';

let loaded: typeof ApiExplorer | undefined;

/** Fetches the explorer's code; at once when it is here. */
export async function loadExplorer(): Promise<void> {
  const {default: component} = await import('@theme/ApiExplorer');
  loaded = component;
}

export function isExplorerLoaded(): boolean {
  return loaded !== undefined;
}

/** The explorer, once `loadExplorer` has come to its end. */
export function loadedExplorer(): typeof ApiExplorer | undefined {
  return loaded;
}
