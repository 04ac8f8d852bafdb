import type {Database} from '../../store/database';

/** Who is in which group. */
export interface Memberships {
  /** Group names of a user, in no order. */
  readonly of: (userId: string) => string[];
  /** Nothing happens when the user is there already. */
  add(userId: string, group: string): void;
  remove(userId: string, group: string): void;
}

/** @param changed - called with the user whose groups were changed, afterwards. */
export function createMemberships(database: Database, changed: (userId: string) => void): Memberships {
  return {
    of: (userId) =>
      database
        .all<{name: string}>('SELECT group_name AS name FROM identity_memberships WHERE user_id = ?', userId)
        .map(({name}) => name),
    add: (userId, group) => {
      database.transaction(() => {
        database.run('INSERT INTO identity_memberships VALUES (?, ?) ON CONFLICT DO NOTHING', userId, group);
        changed(userId);
      });
    },
    remove: (userId, group) => {
      database.transaction(() => {
        database.run('DELETE FROM identity_memberships WHERE user_id = ? AND group_name = ?', userId, group);
        changed(userId);
      });
    },
  };
}
