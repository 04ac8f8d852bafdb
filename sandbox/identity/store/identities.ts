import type {Ids} from '../../base/ids';
import type {Database} from '../../store/database';

/** Identity ids of the identity pool: one for each user, forever, and those of guests. */
export interface Identities {
  /** The user's id; a new one at the first call. */
  of(userId: string): string;
  /** Whose id it is. */
  ownerOf(identityId: string): string | undefined;
  /** A new id for somebody who has not signed in. */
  ofGuest(): string;
  isGuest(identityId: string): boolean;
  /**
   * Makes a guest's id that of a user from now on, unless the user has one already: then the guest's is forgotten.
   * @returns the user's id.
   */
  promote(identityId: string, userId: string): string;
  /** Forgets the guests; the ids of users go with their users. */
  clear(): void;
}

export function createIdentities(database: Database, ids: Ids, region: string): Identities {
  const find = (userId: string) =>
    database.one<{id: string}>('SELECT identity_id AS id FROM identity_identities WHERE user_id = ?', userId)
      ?.id;
  const add = (identityId: string, userId: string) => {
    database.run('INSERT INTO identity_identities VALUES (?, ?)', identityId, userId);
    return identityId;
  };
  const newId = () => `${region}:${ids.uuid()}`;
  return {
    of: (userId) => find(userId) ?? add(newId(), userId),
    ownerOf: (identityId) =>
      database.one<{owner: string}>(
        'SELECT user_id AS owner FROM identity_identities WHERE identity_id = ?',
        identityId,
      )?.owner,
    ofGuest: () => {
      const id = newId();
      database.run('INSERT INTO identity_guests VALUES (?)', id);
      return id;
    },
    isGuest: (identityId) =>
      database.one('SELECT 1 FROM identity_guests WHERE identity_id = ?', identityId) !== undefined,
    promote: (identityId, userId) =>
      database.transaction(() => {
        database.run('DELETE FROM identity_guests WHERE identity_id = ?', identityId);
        return find(userId) ?? add(identityId, userId);
      }),
    clear: () => {
      database.run('DELETE FROM identity_guests');
    },
  };
}
