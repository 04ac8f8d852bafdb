import type {Clock} from '../../base/clock';
import type {Ids} from '../../base/ids';
import type {Accounts} from '../../store/accounts';
import type {Database} from '../../store/database';
import type {Outbox} from '../../store/outbox';
import {createTemporaryCredentials, type TemporaryCredentials} from '../signature/temporaryCredentials';
import type {PoolSettings} from '../pool/settings';
import {createSubjects, type Subjects} from '../users/subjects';
import {createChallenges, type Challenges} from '../store/challenges';
import {createCodes, type Codes} from '../store/codes';
import {createDevices, type Devices} from '../store/devices';
import {createFailures, type Failures} from '../store/failures';
import {createIdentities, type Identities} from '../store/identities';
import {createKeys, type Keys} from '../store/keys';
import {createLimits, type Limits} from '../store/limits';
import {createMemberships, type Memberships} from '../store/memberships';
import {plainPower, type Power} from '../srp/group';
import {migrations} from '../store/migrations';
import {createPasskeys, type Passkeys} from '../store/passkeys';
import {createSessions, type Sessions} from '../store/sessions';
import {createUsers, type Users} from '../store/users';
import {createBearers, type Bearers} from '../tokens/bearer';
import {createSigningKeys, type SigningKeys} from '../tokens/signingKeys';
import {createTokens, type Tokens} from '../tokens/tokens';
import {mirrorAccount} from '../users/mirrorAccount';
import {createCodeMail, type CodeMail} from '../users/codeMail';

/** What the identity service is handed. Its tables are its own; accounts are where it meets the platform. */
export interface IdentityDependencies {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  /** The machine's own way to compute the powers of sign-ins, where it has a quicker one. */
  readonly power?: Power | undefined;
}

/** What an operation may be handed. Each takes a `Pick` of it, so its first line says what it uses. */
export interface Dependencies {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pool: PoolSettings;
  readonly power: Power;
  readonly users: Users;
  readonly memberships: Memberships;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly failures: Failures;
  readonly limits: Limits;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly identities: Identities;
  readonly keys: Keys;
  readonly subjects: Subjects;
  readonly signingKeys: SigningKeys;
  readonly tokens: Tokens;
  readonly bearers: Bearers;
  readonly temporaryCredentials: TemporaryCredentials;
}

export function createDependencies(
  {database, accounts, clock, ids, outbox, power = plainPower}: IdentityDependencies,
  pool: PoolSettings,
): Dependencies {
  database.migrate('identity', migrations);
  const mirror = (userId: string) =>
    mirrorAccount(userId, {find: users.find, groupsOf: memberships.of}, accounts);
  const challenges = createChallenges(database, clock);
  // Whoever began to sign in with the old password, and has a second factor still to set up, does not end it.
  const users: Users = createUsers(database, clock, {changed: mirror, passwordReplaced: challenges.endAllOf});
  const memberships: Memberships = createMemberships(database, mirror);
  const sessions = createSessions(database);
  const codes = createCodes(database, clock);
  const keys = createKeys(database, clock);
  const signingKeys = createSigningKeys(keys);
  return {
    clock,
    ids,
    pool,
    power,
    users,
    memberships,
    sessions,
    challenges,
    codes,
    codeMail: createCodeMail({ids, outbox, codes}),
    failures: createFailures(database, clock),
    limits: createLimits(database, clock),
    devices: createDevices(database, clock),
    passkeys: createPasskeys(database, clock),
    identities: createIdentities(database, ids, pool.region),
    keys,
    subjects: createSubjects(users, keys),
    signingKeys,
    tokens: createTokens({clock, ids, pool, memberships, sessions, signingKeys}),
    bearers: createBearers({clock, pool, users, sessions, signingKeys}),
    temporaryCredentials: createTemporaryCredentials(clock, keys),
  };
}
