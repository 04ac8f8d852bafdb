/**
 * Mixes integers into 32 well-spread bits. The world's only source of chance: the same numbers give the same bits on
 * every machine, since it uses integer arithmetic alone. The steps are those of MurmurHash3's finaliser.
 */
export function hash(seed: number, a: number, b = 0, c = 0): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  h = mix(h ^ Math.imul(a, 0xcc9e2d51));
  h = mix(h ^ Math.imul(b, 0x1b873593));
  return mix(h ^ Math.imul(c, 0xe6546b64));
}

/** A number in [0, 1) that depends on nothing but the arguments. */
export function chance(seed: number, a: number, b = 0, c = 0): number {
  return (hash(seed, a, b, c) >>> 8) / 0x1000000;
}

/** A number in [low, high) that depends on nothing but the arguments. */
export function between(low: number, high: number, seed: number, a: number, b = 0, c = 0): number {
  return low + (high - low) * chance(seed, a, b, c);
}

/** One element of a list that is not empty. */
export function choose<T>(list: readonly T[], seed: number, a: number, b = 0, c = 0): T {
  return list[Math.floor(chance(seed, a, b, c) * list.length)] as T;
}

/** A number for a word (FNV-1a), to hash ids and names with. */
export function wordHash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h | 0;
}

function mix(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
