/** An API key of the signed-in person for this tab alone: whoever signs out, or closes the tab, has it no longer. */
export interface TabKey {
  /** Whose key it is: nobody else who signs in here inherits it. */
  readonly username: string;
  readonly keyId: string;
  readonly key: string;
  readonly lastFour: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The key that was stored, if it is this person's and has not expired. */
export function parseTabKey(text: string | null, username: string, now: number): TabKey | undefined {
  const stored = readTabKey(text);
  return stored?.username === username && stored.expiresAt > now ? stored : undefined;
}

/** Whether the key that was stored is one of these. */
export function isTabKeyAmong(text: string | null, keyIds: readonly string[]): boolean {
  const stored = readTabKey(text);
  return stored !== undefined && keyIds.includes(stored.keyId);
}

function readTabKey(text: string | null): TabKey | undefined {
  try {
    const {username, keyId, key, lastFour, expiresAt} = (JSON.parse(text ?? 'null') ?? {}) as Partial<TabKey>;
    if (typeof username !== 'string' || typeof keyId !== 'string' || typeof key !== 'string')
      return undefined;
    if (typeof lastFour !== 'string' || typeof expiresAt !== 'number') return undefined;
    return {username, keyId, key, lastFour, expiresAt};
  } catch {
    return undefined;
  }
}
