import {useSyncExternalStore} from 'react';
import type {CredentialSource, NamedCredential} from './types';

const sources = new Set<CredentialSource>();
const listeners = new Set<() => void>();
const none: readonly NamedCredential[] = [];
let known = none;

function refresh(): void {
  const next = [...sources].flatMap((source) => source.list());
  const isSame = next.length === known.length && next.every((each, index) => each === known[index]);
  if (isSame) return;
  known = next;
  listeners.forEach((listener) => listener());
}

/**
 * Offers a source's credentials in every explorer, from now on.
 *
 * @returns a function that withdraws it
 */
export function addCredentialSource(source: CredentialSource): () => void {
  sources.add(source);
  const unsubscribe = source.subscribe(refresh);
  refresh();
  return () => {
    unsubscribe();
    sources.delete(source);
    refresh();
  };
}

/** The credentials of all sources. */
export function useNamedCredentials(): readonly NamedCredential[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => none,
  );
}
