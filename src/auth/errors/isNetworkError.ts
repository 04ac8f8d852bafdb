/**
 * Whether the identity service, or the code that calls it, could not be reached at all. The first name is
 * Amplify's, the second the bundler's.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NetworkError' || error.name === 'ChunkLoadError');
}
