/** The service issued a key with more rights than were asked for; it has been revoked. */
export class UnscopedKeyError extends Error {
  override readonly name = 'UnscopedKeyError';
}
