import type {Ids} from '../../base/ids';
import type {Database} from '../../store/database';

/** Identity ids of the identity pool: one for each user, for ever. */
export interface Identities {
  /** The user's id; a new one at the first call. */
  of(userId: string): string;
  /** Whose id it is. */
  ownerOf(identityId: string): string | undefined;
}

export function createIdentities(database: Database, ids: Ids, region: string): Identities {
  return {
    of: (userId) => {
      const known = database.one<{id: string}>(
        'SELECT identity_id AS id FROM identity_identities WHERE user_id = ?',
        userId,
      );
      if (known) return known.id;
      const id = `${region}:${ids.uuid()}`;
      database.run('INSERT INTO identity_identities VALUES (?, ?)', id, userId);
      return id;
    },
    ownerOf: (identityId) =>
      database.one<{owner: string}>(
        'SELECT user_id AS owner FROM identity_identities WHERE identity_id = ?',
        identityId,
      )?.owner,
  };
}
