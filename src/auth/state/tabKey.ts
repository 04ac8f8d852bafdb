/** An API key of the signed-in person for this tab alone: whoever signs out, or closes the tab, has it no longer. */
export interface TabKey {
  /** Whose key it is: nobody else who signs in here inherits it. */
  readonly username: string;
  readonly key: string;
  readonly lastFour: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The key that was stored, if it is this person's and has not expired. */
export function parseTabKey(text: string | null, username: string, now: number): TabKey | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<TabKey> | null;
    const {key, lastFour, expiresAt} = stored ?? {};
    if (typeof key !== 'string' || typeof lastFour !== 'string' || typeof expiresAt !== 'number')
      return undefined;
    return stored?.username === username && expiresAt > now
      ? {username, key, lastFour, expiresAt}
      : undefined;
  } catch {
    return undefined;
  }
}
