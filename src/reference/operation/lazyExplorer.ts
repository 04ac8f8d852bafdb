import type {Explorer} from '../explorer/Explorer';

let loaded: typeof Explorer | undefined;

/** Fetches the explorer's code; at once when it is here. */
export async function loadExplorer(): Promise<void> {
  const {Explorer: component} = await import('../explorer/Explorer');
  loaded = component;
}

export function isExplorerLoaded(): boolean {
  return loaded !== undefined;
}

/** The explorer, once `loadExplorer` has come to its end. */
export function loadedExplorer(): typeof Explorer | undefined {
  return loaded;
}
