import type {Migration} from '../../store/database';

/** All tables of the identity service. Moments are milliseconds since 1970, flags 0 or 1. */
export const migrations: readonly Migration[] = [
  {
    name: 'users',
    sql: `CREATE TABLE identity_users (
            position INTEGER PRIMARY KEY AUTOINCREMENT,
            user_id TEXT NOT NULL UNIQUE,
            status TEXT NOT NULL,
            enabled INTEGER NOT NULL,
            attributes TEXT NOT NULL,
            salt TEXT NOT NULL,
            verifier TEXT NOT NULL,
            invitation TEXT,
            totp TEXT,
            created_at INTEGER NOT NULL,
            modified_at INTEGER NOT NULL);
          CREATE UNIQUE INDEX identity_users_by_email ON identity_users (lower(attributes ->> '$.email'));
          CREATE TABLE identity_memberships (
            user_id TEXT NOT NULL REFERENCES identity_users (user_id) ON DELETE CASCADE,
            group_name TEXT NOT NULL,
            PRIMARY KEY (user_id, group_name)) WITHOUT ROWID;
          CREATE INDEX identity_memberships_by_group ON identity_memberships (group_name);`,
  },
  {
    name: 'sessions',
    sql: `CREATE TABLE identity_sessions (
            origin_jti TEXT PRIMARY KEY,
            user_id TEXT NOT NULL REFERENCES identity_users (user_id) ON DELETE CASCADE,
            refresh_fingerprint TEXT NOT NULL UNIQUE,
            event_id TEXT NOT NULL,
            auth_time INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            revoked INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
          CREATE INDEX identity_sessions_by_user ON identity_sessions (user_id);
          CREATE INDEX identity_sessions_by_expiry ON identity_sessions (expires_at);
          CREATE TABLE identity_challenges (
            fingerprint TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            user_id TEXT NOT NULL,
            state TEXT NOT NULL,
            expires_at INTEGER NOT NULL,
            used INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
          CREATE INDEX identity_challenges_by_expiry ON identity_challenges (expires_at);`,
  },
  {
    name: 'codes and limits',
    sql: `CREATE TABLE identity_codes (
            user_id TEXT NOT NULL REFERENCES identity_users (user_id) ON DELETE CASCADE,
            purpose TEXT NOT NULL,
            code TEXT NOT NULL,
            value TEXT,
            expires_at INTEGER NOT NULL,
            PRIMARY KEY (user_id, purpose)) WITHOUT ROWID;
          CREATE TABLE identity_failures (
            user_id TEXT PRIMARY KEY, count INTEGER NOT NULL, last_at INTEGER NOT NULL) WITHOUT ROWID;
          CREATE TABLE identity_requests (
            user_id TEXT NOT NULL, operation TEXT NOT NULL,
            count INTEGER NOT NULL, window_ends INTEGER NOT NULL,
            PRIMARY KEY (user_id, operation)) WITHOUT ROWID;`,
  },
  {
    name: 'keys, devices, identities',
    sql: `CREATE TABLE identity_keys (
            name TEXT PRIMARY KEY, secret TEXT NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;
          CREATE TABLE identity_devices (
            device_key TEXT PRIMARY KEY,
            user_id TEXT NOT NULL REFERENCES identity_users (user_id) ON DELETE CASCADE,
            group_key TEXT NOT NULL,
            name TEXT, salt TEXT, verifier TEXT,
            created_at INTEGER NOT NULL) WITHOUT ROWID;
          CREATE TABLE identity_identities (
            identity_id TEXT PRIMARY KEY,
            user_id TEXT NOT NULL UNIQUE REFERENCES identity_users (user_id) ON DELETE CASCADE) WITHOUT ROWID;`,
  },
  {name: 'codes by e-mail', sql: 'ALTER TABLE identity_users ADD COLUMN email_mfa TEXT;'},
  {
    name: 'passkeys, codes by SMS, users without a password',
    sql: `CREATE TABLE identity_passkeys (
            position INTEGER PRIMARY KEY AUTOINCREMENT,
            credential_id TEXT NOT NULL UNIQUE,
            user_id TEXT NOT NULL REFERENCES identity_users (user_id) ON DELETE CASCADE,
            relying_party_id TEXT NOT NULL,
            public_key TEXT NOT NULL,
            counter INTEGER NOT NULL,
            transports TEXT NOT NULL,
            attachment TEXT,
            name TEXT NOT NULL,
            created_at INTEGER NOT NULL);
          CREATE INDEX identity_passkeys_by_user ON identity_passkeys (user_id);
          ALTER TABLE identity_users ADD COLUMN sms_mfa TEXT;
          ALTER TABLE identity_users ADD COLUMN has_password INTEGER NOT NULL DEFAULT 1;`,
  },
  {
    name: 'guest identities',
    sql: 'CREATE TABLE identity_guests (identity_id TEXT PRIMARY KEY) WITHOUT ROWID;',
  },
];
