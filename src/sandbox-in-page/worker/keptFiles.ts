/** The sandbox's own files, in the browser's keeping: without a network the sandbox starts from them. */
export interface KeptFiles {
  /** Keeps these, and gives up those of an earlier version. */
  readonly keep: (addresses: readonly string[]) => Promise<void>;
  /** The file as the host sent it, with the policy that holds for it; from the host where it is not kept. */
  readonly respond: (address: string) => Promise<Response>;
}

/** @param scope address of the site, with a slash at its end: sites below different paths of one origin keep their own */
export function keptFiles(scope: string): KeptFiles {
  const cacheName = `sandbox files ${new URL(scope).pathname}`;
  return {
    keep: async (addresses) => {
      const store = await caches.open(cacheName);
      const kept = (await store.keys()).map(({url}) => url);
      await Promise.all(kept.filter((url) => !addresses.includes(url)).map((url) => store.delete(url)));
      // Their names hold a digest of what is in them: one that is kept is never asked for again.
      await store.addAll(addresses.filter((url) => !kept.includes(url)));
    },
    respond: async (address) => (await caches.match(address, {cacheName})) ?? fetch(address),
  };
}
