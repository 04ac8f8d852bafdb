/** Whether SQLite found no more room. Every driver throws errors whose `code` is SQLite's own name of what happened. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && (error as Error & {readonly code?: unknown}).code === 'SQLITE_FULL';
}
