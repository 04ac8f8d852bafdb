import {joinBytes, toBase64, toBase64Url, toHex, toUuid, uint32At} from '../../base/bytes';
import {hmacSha256, sha256} from '../../base/hashes';
import {secretBytes} from '../pool/secrets';
import {N, toBigInt} from '../srp/group';
import type {PasswordVerifier} from '../srp/verifier';
import type {Keys} from '../store/keys';
import type {Users} from '../store/users';
import type {User} from '../store/user';

/** Whom somebody tries to sign in as. */
export interface Subject {
  /** For an unknown name a made-up id: the same for the same name, and of the same form as a real one. */
  readonly userId: string;
  readonly password: PasswordVerifier;
  /** `undefined` when there is no such user. */
  readonly user: User | undefined;
  /** What an unknown name seems to have: the same for the same name, spread as among users. */
  readonly disguise: Disguise | undefined;
}

/** Made-up traits. Were all unknown names alike, a list of factors that differs would show a user. */
export interface Disguise {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasPhone: boolean;
  /** Credential ids. */
  readonly passkeys: readonly string[];
  /** Where codes seem to go: the name itself, where it is an address. */
  readonly email: string;
  readonly phoneNumber: string;
}

export interface Subjects {
  /** Always somebody: an exchange with an unknown name runs its full course and fails as a wrong password does. */
  of(username: string): Subject;
}

/** Simulated users are Cognito's `PreventUserExistenceErrors`, after RFC 5054 section 2.5.1.3. */
export function createSubjects(users: Users, keys: Keys): Subjects {
  return {
    of: (username) => {
      const user = users.find(username);
      if (user) return {user, userId: user.userId, password: user.password, disguise: undefined};
      const secret = keys.get('simulate users', () => toBase64(secretBytes(32)));
      // Names have no limit here, and each trait is derived from the whole name: a long one is read once.
      const name = toHex(sha256(foldCase(username)));
      const derive = (purpose: string) => hmacSha256(secret, `${purpose}\n${name}`);
      // A verifier of which nobody knows the password, at no more cost than reading a real one.
      const verifier = joinBytes(...Array.from({length: 12}, (_, index) => derive(`verifier ${index}`)));
      const [odds = 0] = derive('traits');
      return {
        user: undefined,
        userId: toUuid(derive('id')),
        password: {
          salt: toBigInt(derive('salt').subarray(0, 16)).toString(16),
          verifier: (toBigInt(verifier) % N).toString(16),
        },
        disguise: {
          hasPassword: odds % 16 !== 0,
          hasSecondFactor: odds % 16 === 1,
          hasPhone: odds % 4 === 2,
          passkeys: odds % 4 === 3 ? [toBase64Url(derive('passkey'))] : [],
          email: username.includes('@') ? username : madeUpEmail(derive('email')),
          phoneNumber: `+1555${String(uint32At(derive('phone')) % 10_000_000).padStart(7, '0')}`,
        },
      };
    },
  };
}

/** As the database folds e-mail addresses: ASCII alone. Unicode's rules would give U+212A the id of `k`, unlike a known name. */
const foldCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Only its mask is ever seen. */
const madeUpEmail = (bytes: Uint8Array): string => {
  const letter = (offset: number) => String.fromCharCode(97 + ((bytes[offset] ?? 0) % 26));
  return `${letter(0)}@${letter(1)}`;
};
