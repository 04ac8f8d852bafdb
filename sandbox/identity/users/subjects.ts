import {createHmac} from 'node:crypto';
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
      const secret = keys.get('simulate users', () => secretBytes(32).toString('base64'));
      const derive = (purpose: string) =>
        createHmac('sha256', secret)
          .update(`${purpose}\n${foldCase(username)}`)
          .digest();
      // A verifier of which nobody knows the password, at no more cost than reading a real one.
      const verifier = Buffer.concat(Array.from({length: 12}, (_, index) => derive(`verifier ${index}`)));
      const [odds = 0] = derive('traits');
      return {
        user: undefined,
        userId: uuidOf(derive('id')),
        password: {
          salt: toBigInt(derive('salt').subarray(0, 16)).toString(16),
          verifier: (toBigInt(verifier) % N).toString(16),
        },
        disguise: {
          hasPassword: odds % 16 !== 0,
          hasSecondFactor: odds % 16 === 1,
          hasPhone: odds % 4 === 2,
          passkeys: odds % 4 === 3 ? [derive('passkey').toString('base64url')] : [],
          email: username.includes('@') ? username : madeUpEmail(derive('email')),
          phoneNumber: `+1555${String(derive('phone').readUInt32BE() % 10_000_000).padStart(7, '0')}`,
        },
      };
    },
  };
}

/** As the database folds e-mail addresses: ASCII alone. Unicode's rules would give U+212A the id of `k`, unlike a known name. */
const foldCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Only its mask is ever seen. */
const madeUpEmail = (bytes: Buffer): string => {
  const letter = (offset: number) => String.fromCharCode(97 + (bytes.readUInt8(offset) % 26));
  return `${letter(0)}@${letter(1)}`;
};

function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes
    .toString('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
