import {fromBase64, toBase64Url} from '../../base/bytes';
import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';

/** A passkey that a user has registered: a WebAuthn credential. */
export interface Passkey {
  /** Grows with each passkey: the order of lists. */
  readonly position: number;
  /** Base64url, as the authenticator chose it. */
  readonly credentialId: string;
  readonly userId: string;
  readonly relyingPartyId: string;
  /** COSE. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often the authenticator says that it has signed: it never goes back. */
  readonly counter: number;
  /** How a browser reaches the authenticator: `internal`, `usb`, `hybrid`, … */
  readonly transports: readonly string[];
  /** `platform` or `cross-platform`, where the browser told. */
  readonly attachment: string | undefined;
  readonly name: string;
  readonly createdAt: Date;
}

export type NewPasskey = Omit<Passkey, 'position' | 'createdAt'>;

/** The passkeys of all users. They go with their user. */
export interface Passkeys {
  add(passkey: NewPasskey): void;
  find(credentialId: string): Passkey | undefined;
  /** Of one user, oldest first; all, or a page. */
  list(userId: string, page?: {readonly after: number; readonly limit: number}): Passkey[];
  /**
   * Sets the counter that follows from a passkey as it was found.
   * @returns whether it was still there, with that counter: another response may have been faster
   */
  count(passkey: Passkey, counter: number): boolean;
  /** Whether the user had it. */
  remove(userId: string, credentialId: string): boolean;
}

interface PasskeyRow {
  position: number;
  credential_id: string;
  user_id: string;
  relying_party_id: string;
  public_key: string;
  counter: number;
  transports: string;
  attachment: string | null;
  name: string;
  created_at: number;
}

export function createPasskeys(database: Database, clock: Clock): Passkeys {
  return {
    add: (passkey) => {
      database.run(
        `INSERT INTO identity_passkeys (credential_id, user_id, relying_party_id, public_key, counter, transports,
         attachment, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        passkey.credentialId,
        passkey.userId,
        passkey.relyingPartyId,
        toBase64Url(passkey.publicKey),
        passkey.counter,
        JSON.stringify(passkey.transports),
        passkey.attachment ?? null,
        passkey.name,
        clock.now().getTime(),
      );
    },
    find: (credentialId) => {
      const row = database.one<PasskeyRow>(
        'SELECT * FROM identity_passkeys WHERE credential_id = ?',
        credentialId,
      );
      return row && toPasskey(row);
    },
    list: (userId, {after, limit} = {after: 0, limit: -1}) =>
      database
        .all<PasskeyRow>(
          'SELECT * FROM identity_passkeys WHERE user_id = ? AND position > ? ORDER BY position LIMIT ?',
          userId,
          after,
          limit,
        )
        .map(toPasskey),
    count: ({credentialId, counter: before}, counter) =>
      database.run(
        'UPDATE identity_passkeys SET counter = ? WHERE credential_id = ? AND counter = ?',
        counter,
        credentialId,
        before,
      ).changes === 1,
    remove: (userId, credentialId) =>
      database.run(
        'DELETE FROM identity_passkeys WHERE user_id = ? AND credential_id = ?',
        userId,
        credentialId,
      ).changes === 1,
  };
}

function toPasskey(row: PasskeyRow): Passkey {
  return {
    position: row.position,
    credentialId: row.credential_id,
    userId: row.user_id,
    relyingPartyId: row.relying_party_id,
    publicKey: fromBase64(row.public_key),
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    attachment: row.attachment ?? undefined,
    name: row.name,
    createdAt: new Date(row.created_at),
  };
}
