import type {PasswordVerifier} from '../srp/verifier';

/** The status of a user, in Cognito's words (`UserStatusType`). */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** A time-based one-time password (RFC 6238) of a user. */
export interface Totp {
  /** Base 32: given to the user, and not verified yet. It replaces `secret` with the first right code. */
  readonly pending?: string;
  /** Base 32: the user's app has it: it has given one right code. */
  readonly secret?: string;
  /** Asked for at sign-in. */
  readonly enabled: boolean;
  readonly preferred: boolean;
  readonly deviceName?: string;
  /** The time step of the last accepted code: each code opens once. */
  readonly lastStep?: number;
}

/** Codes by e-mail or SMS as a second factor. */
export interface CodeMfa {
  readonly enabled: boolean;
  readonly preferred: boolean;
}

/** How an administrator let a user in; gone once the user has chosen a password. */
export interface Invitation {
  /** Until when the temporary password opens: milliseconds since 1970. */
  readonly expiresAt: number;
  /** It went to the user's address, so whoever uses it reads that mailbox. */
  readonly mailed: boolean;
}

/** A user of the pool. */
export interface User {
  /** Grows with each user: the order of lists. */
  readonly position: number;
  /** `sub`, and with e-mail addresses as usernames also the username. */
  readonly userId: string;
  readonly status: UserStatus;
  readonly enabled: boolean;
  /** Everything but `sub`: `email`, `email_verified`, `name`, `custom:…`, all as text. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly password: PasswordVerifier;
  /** Who signed up without a password has one that nobody knows. */
  readonly hasPassword: boolean;
  readonly invitation: Invitation | undefined;
  readonly totp: Totp | undefined;
  readonly emailMfa: CodeMfa | undefined;
  readonly smsMfa: CodeMfa | undefined;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** What it takes to make a user; new users are enabled and have no second factor. */
export type NewUser = Pick<User, 'userId' | 'status' | 'attributes' | 'password'> & {
  readonly hasPassword?: boolean;
  readonly invitation?: Invitation;
};
