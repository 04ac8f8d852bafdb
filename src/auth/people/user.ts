/** The claims of a decoded identity token, as Cognito writes them. */
export type IdentityClaims = Readonly<Record<string, unknown>>;

/** Who is signed in, built from the claims of the identity token. */
export interface User {
  /** `cognito:username`: the user pool's own name of the account, usually the `sub`. */
  readonly username: string;
  /** `cognito:groups`, in the token's order. */
  readonly groups: readonly string[];
  readonly name: string;
  readonly email: string;
  /** The names or keys of `custom:apiKeys`, see `usableKeys`; empty when the claim is absent or no JSON list of strings. */
  readonly apiKeys: readonly string[];
  /** `custom:weatherThresholds`, a JSON list that the person has written; absent without one. */
  readonly weatherThresholds?: string;
  /** When the tokens were last renewed, in milliseconds since 1970. */
  readonly lastRefreshTime: number;
  /** Membership of the group that `site.config` names for portal admins. */
  readonly isAdmin: boolean;
  /** Present while an administrator sees the portal as this person, or a member of these groups, would. */
  readonly viewed?: {
    /** Username of the person; absent when it is only a set of groups. */
    readonly username?: string;
    /** Whether it is somebody with an API key; `apiKeys` are the administrator's own. */
    readonly hasKeys: boolean;
    /** Who is really signed in. */
    readonly by: {readonly name: string; readonly email: string};
  };
}

/**
 * The signed-in user of an identity token.
 *
 * @param claims decoded payload of the identity token
 * @param options.adminGroup the group whose members administer the portal
 * @param options.lastRefreshTime milliseconds since 1970
 */
export function userFromClaims(
  claims: IdentityClaims,
  options: {readonly adminGroup: string; readonly lastRefreshTime: number},
): User {
  const groups = stringList(claims['cognito:groups']);
  const email = text(claims['email']);
  const weatherThresholds = text(claims['custom:weatherThresholds']);
  return {
    username: text(claims['cognito:username']) || text(claims['sub']),
    groups,
    name: text(claims['name']) || email,
    email,
    apiKeys: parseApiKeys(claims['custom:apiKeys']),
    ...(weatherThresholds && {weatherThresholds}),
    lastRefreshTime: options.lastRefreshTime,
    isAdmin: groups.includes(options.adminGroup),
  };
}

/**
 * The API keys of the `custom:apiKeys` claim, a JSON list of strings. A broken claim must not lock anybody out: it
 * gives an empty list and a warning that does not repeat the claim, for keys are secrets.
 */
export function parseApiKeys(claim: unknown): readonly string[] {
  if (claim === undefined || claim === '') return [];
  try {
    const parsed: unknown = JSON.parse(text(claim));
    if (Array.isArray(parsed) && parsed.every((key) => typeof key === 'string')) return parsed;
  } catch {
    // Falls through to the one warning below.
  }
  console.warn('The claim custom:apiKeys is not a JSON list of strings; continuing without API keys.');
  return [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function stringList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
