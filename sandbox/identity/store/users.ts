import type {Clock} from '../../base/clock';
import type {Database, SqlValue} from '../../store/database';
import type {PasswordVerifier} from '../srp/verifier';
import type {CodeMfa, Invitation, NewUser, Totp, User, UserStatus} from './user';

/** Which users to list, and from where. */
export interface UserQuery {
  /** An SQL condition over the columns, with its values: see `parseUserFilter`. */
  readonly where?: {readonly sql: string; readonly values: readonly SqlValue[]};
  readonly group?: string;
  /** The position of the last user of the page before. */
  readonly after?: number;
  readonly limit: number;
}

/** The users of the pool. */
export interface Users {
  /** By `sub` or by e-mail address, as Cognito takes either for a username. */
  readonly find: (username: string) => User | undefined;
  /** Oldest first. */
  list(query: UserQuery): User[];
  count(): number;
  add(user: NewUser): User;
  /** Changes the named fields alone and moves `modifiedAt`. A changed password is one that the user knows. */
  update(userId: string, changes: UserChanges): User;
  remove(userId: string): void;
  clear(): void;
}

export type UserChanges = Partial<
  Pick<User, 'status' | 'enabled' | 'attributes' | 'password' | 'invitation' | 'totp' | 'emailMfa' | 'smsMfa'>
>;

interface UserRow {
  position: number;
  user_id: string;
  status: UserStatus;
  enabled: number;
  attributes: string;
  salt: string;
  verifier: string;
  invitation: string | null;
  totp: string | null;
  email_mfa: string | null;
  sms_mfa: string | null;
  has_password: number;
  created_at: number;
  modified_at: number;
}

/** What follows from a change of a user, written together with it. */
export interface Consequences {
  /** Called with every user that was added, changed or removed, afterwards. */
  readonly changed: (userId: string) => void;
  /** Called with every user whose password was replaced. */
  readonly passwordReplaced: (userId: string) => void;
}

export function createUsers(
  database: Database,
  clock: Clock,
  {changed, passwordReplaced}: Consequences,
): Users {
  const find = (username: string) => {
    const row = database.one<UserRow>(
      `SELECT * FROM identity_users WHERE user_id = ? OR lower(attributes ->> '$.email') = lower(?)`,
      username,
      username,
    );
    return row && toUser(row);
  };
  const get = (userId: string) => {
    const user = find(userId);
    if (!user) throw new Error(`User ${userId} was just written and is not there.`);
    return user;
  };
  /** The user and what follows from the change are written together or not at all. */
  const write = (work: () => string) =>
    database.transaction(() => {
      const userId = work();
      changed(userId);
      return get(userId);
    });
  return {
    find,
    list: ({where, group, after = 0, limit}) =>
      database
        .all<UserRow>(
          `SELECT * FROM identity_users WHERE position > ? AND (${where?.sql ?? 'TRUE'})
           ${group === undefined ? '' : 'AND user_id IN (SELECT user_id FROM identity_memberships WHERE group_name = ?)'}
           ORDER BY position LIMIT ?`,
          after,
          ...(where?.values ?? []),
          ...(group === undefined ? [] : [group]),
          limit,
        )
        .map(toUser),
    count: () => database.one<{n: number}>('SELECT count(*) AS n FROM identity_users')?.n ?? 0,
    add: (user) =>
      write(() => {
        const now = clock.now().getTime();
        database.run(
          `INSERT INTO identity_users (user_id, status, enabled, attributes, salt, verifier, has_password,
           invitation, created_at, modified_at) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
          user.userId,
          user.status,
          JSON.stringify(user.attributes),
          user.password.salt,
          user.password.verifier,
          user.hasPassword === false ? 0 : 1,
          toJson(user.invitation),
          now,
          now,
        );
        return user.userId;
      }),
    update: (userId, changes) =>
      write(() => {
        const user = {...get(userId), ...changes};
        database.run(
          `UPDATE identity_users SET status = ?, enabled = ?, attributes = ?, salt = ?, verifier = ?,
           has_password = ?, invitation = ?, totp = ?, email_mfa = ?, sms_mfa = ?, modified_at = ? WHERE user_id = ?`,
          user.status,
          user.enabled ? 1 : 0,
          JSON.stringify(user.attributes),
          user.password.salt,
          user.password.verifier,
          user.hasPassword || changes.password ? 1 : 0,
          toJson(user.invitation),
          toJson(user.totp),
          toJson(user.emailMfa),
          toJson(user.smsMfa),
          clock.now().getTime(),
          userId,
        );
        if (changes.password) passwordReplaced(userId);
        return userId;
      }),
    remove: (userId) => {
      database.transaction(() => {
        database.run('DELETE FROM identity_users WHERE user_id = ?', userId);
        changed(userId);
      });
    },
    clear: () => {
      database.run('DELETE FROM identity_users');
    },
  };
}

function toUser(row: UserRow): User {
  const password: PasswordVerifier = {salt: row.salt, verifier: row.verifier};
  return {
    position: row.position,
    userId: row.user_id,
    status: row.status,
    enabled: row.enabled === 1,
    attributes: JSON.parse(row.attributes) as Record<string, string>,
    password,
    hasPassword: row.has_password === 1,
    invitation: row.invitation === null ? undefined : (JSON.parse(row.invitation) as Invitation),
    totp: row.totp === null ? undefined : (JSON.parse(row.totp) as Totp),
    emailMfa: row.email_mfa === null ? undefined : (JSON.parse(row.email_mfa) as CodeMfa),
    smsMfa: row.sms_mfa === null ? undefined : (JSON.parse(row.sms_mfa) as CodeMfa),
    createdAt: new Date(row.created_at),
    modifiedAt: new Date(row.modified_at),
  };
}

const toJson = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);
