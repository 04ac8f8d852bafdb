import type {ApiKey} from '@site/src/api-keys/keyService';

/** When any of a person's working keys was last used. */
export interface LastUse {
  /** How many keys work. */
  readonly count: number;
  /** Milliseconds since 1970; undefined when none of them has been used. */
  readonly lastUsed: number | undefined;
  /** When the service said so. */
  readonly now: number;
}

export function lastUseOf(keys: readonly Pick<ApiKey, 'status' | 'lastUsedAt'>[], now: number): LastUse {
  const working = keys.filter(({status}) => status === 'active' || status === 'replaced');
  const times = working.flatMap(({lastUsedAt}) => (lastUsedAt ? Date.parse(lastUsedAt) : []));
  return {count: working.length, lastUsed: times.length > 0 ? Math.max(...times) : undefined, now};
}
