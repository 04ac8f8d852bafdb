import {createSearch, type Search} from '../engine/engine';
import type {SearchFile} from '../engine/types';

let loading: Promise<Search> | undefined;

/**
 * The search over the index at an address. It is fetched once for as long as the page lives; a failure is forgotten,
 * so that asking again tries again.
 *
 * @throws when the index cannot be fetched or read
 */
export function loadSearch(address: string): Promise<Search> {
  loading ??= fetchIndex(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}.`);
  return createSearch((await response.json()) as SearchFile);
}
