/**
 * Whether an entry of `custom:apiKeys` is a key that requests can be sent with. The portal service puts names there,
 * which begin with `…`: no header can contain that character.
 */
const isUsableKey = (entry: string): boolean => !entry.startsWith('…');

/** The keys of a list that requests can be sent with: those that another service has put there, and the sandbox's. */
export const usableKeys = (apiKeys: readonly string[]): readonly string[] => apiKeys.filter(isUsableKey);
