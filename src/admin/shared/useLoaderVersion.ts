import {useSyncExternalStore} from 'react';
import type {Loader} from './loader';

/** Another number whenever the loader knows more; the component is drawn again then. */
export function useLoaderVersion(loader: Loader<unknown>): number {
  return useSyncExternalStore(loader.subscribe, loader.version, loader.version);
}
