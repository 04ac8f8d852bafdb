/** Names the error and no more: messages of the identity service can carry a person's name. */
export function logAuthError(what: string, error: unknown): void {
  console.warn(`${what}: ${error instanceof Error ? error.name : 'unknown error'}`);
}
