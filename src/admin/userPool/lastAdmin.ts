/** A member of the group of administrators. */
export interface GroupMember {
  readonly username: string;
  /** Cognito's own word, as `Person.status`. */
  readonly status: string;
  readonly isEnabled: boolean;
}

/** Nobody could administer the portal any more. */
export class LastAdminError extends Error {
  constructor() {
    super('Nobody else can administer this portal.');
    this.name = 'LastAdminError';
  }
}

/** Whether the portal can be administered without this person: by another who can sign in, or because they never did. */
export function hasOtherAdmin(admins: readonly GroupMember[], username: string): boolean {
  if (!admins.some((admin) => admin.username === username)) return true;
  return admins.some(
    (admin) => admin.username !== username && admin.isEnabled && admin.status !== 'UNCONFIRMED',
  );
}
