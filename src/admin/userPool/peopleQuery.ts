/** What users can be listed by. */
export const queryKinds = ['email', 'name', 'status', 'enabled', 'group'] as const;

/**
 * Which users of the pool. The service filters by one attribute, or lists the members of one group: never by two things
 * at once.
 */
export interface PeopleQuery {
  readonly by: (typeof queryKinds)[number];
  /**
   * The beginning of the address or of the name, Cognito's word for the status, `Enabled` or `Disabled`, or the name of
   * the group. Empty for everybody.
   */
  readonly text: string;
}

export const everybody: PeopleQuery = {by: 'email', text: ''};

/** `Filter` of ListUsers for a query; `undefined` where there is nothing to filter by, or where a group is asked for. */
export function userFilter({by, text}: PeopleQuery): string | undefined {
  const value = text.trim().replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  if (value === '') return undefined;
  switch (by) {
    case 'email':
    case 'name':
      return `${by} ^= "${value}"`;
    case 'status':
      return `cognito:user_status = "${value}"`;
    case 'enabled':
      return `status = "${value}"`;
    case 'group':
      return undefined;
  }
}
