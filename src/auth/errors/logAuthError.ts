/** Logs the name of an error only: messages of the identity service can contain a person's name. */
export function logAuthError(what: string, error: unknown): void {
  console.warn(`${what}: ${error instanceof Error ? error.name : 'unknown error'}`);
}
