import {type FirstAuthFactor, type IdentitySettings, identitySettings} from '../../base/identitySettings';

/** The settings of the user pool and its one app client, as a provider would choose them in the console. */
export interface PoolSettings extends IdentitySettings {
  /** `OPTIONAL`: a user may switch on a second factor. `ON`: everyone is asked to set one up at sign-in. */
  readonly mfa: 'OPTIONAL' | 'ON';
  /**
   * Whether a user may take codes by e-mail as a second factor. Off, as decisions/0004 wants it: the same mailbox would
   * then be no way to a new password.
   */
  readonly emailMfa: boolean;
  /** Whether a user may take codes by SMS as a second factor. Off: SMS costs money and is the weakest factor. */
  readonly smsMfa: boolean;
  /** What a sign-in may begin with (`SignInPolicy`). A pool always allows the password. */
  readonly firstFactors: readonly FirstAuthFactor[];
  /** The domain that passkeys belong to: that of the portal. Without it nobody can register one. */
  readonly relyingPartyId: string | undefined;
  /** Whether a passkey must check who uses it. Required, as decisions/0004 wants it: a passkey signs in alone. */
  readonly userVerification: 'required' | 'preferred';
  /** Whether the identity pool gives identities and credentials to people who have not signed in. Off. */
  readonly allowsGuests: boolean;
  /** Whether a sign-in gives out a device key, which Amplify confirms. Off, as in a pool fresh from the console. */
  readonly deviceTracking: boolean;
}

export const poolSettings: PoolSettings = {
  ...identitySettings,
  mfa: 'OPTIONAL',
  emailMfa: false,
  smsMfa: false,
  firstFactors: ['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP'],
  relyingPartyId: 'localhost',
  userVerification: 'required',
  allowsGuests: false,
  deviceTracking: false,
};

/** AWS writes an account of twelve zeros where there is none; so do other emulators. */
export const ACCOUNT_NUMBER = '000000000000';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things live, in milliseconds. All are the console's defaults. */
export const lifetimes = {
  /** Access and id token. */
  token: HOUR,
  refreshToken: 30 * DAY,
  /** From one step of a sign-in to the next (`AuthSessionValidity`). */
  challenge: 3 * MINUTE,
  /** Codes that confirm a sign-up or an attribute. */
  confirmationCode: DAY,
  resetCode: HOUR,
  /** An administrator's invitation (`TemporaryPasswordValidityDays`). */
  temporaryPassword: 7 * DAY,
  /** Credentials from the identity pool. */
  credentials: HOUR,
} as const;

/** How many passkeys a user may have. Source: Amazon Cognito developer guide, "Passkey sign-in". */
export const MOST_PASSKEYS = 20;

/** What follows `_` in the pool id; SRP hashes it together with the password. */
export const poolName = (userPoolId: string): string => userPoolId.slice(userPoolId.indexOf('_') + 1);

/**
 * The `iss` of every token. It is Amazon's own address although nothing listens there locally: Amplify derives the
 * identity pool's login name from it and `aws-jwt-verify` insists on it.
 */
export const issuerOf = ({region, userPoolId}: IdentitySettings): string =>
  `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;

export const poolArn = ({region, userPoolId}: IdentitySettings): string =>
  `arn:aws:cognito-idp:${region}:${ACCOUNT_NUMBER}:userpool/${userPoolId}`;
