/** The user pool and identity pool that the sandbox plays. The portal's local configuration names the same. */
export interface IdentitySettings {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
  readonly region: string;
}

/** Told at `/sandbox/health`, fixed so that a portal build can name them. */
export const identitySettings: IdentitySettings = {
  userPoolId: 'us-west-2_Sandbox01',
  userPoolClientId: 'sandboxportalclient0000001',
  identityPoolId: 'us-west-2:00000000-0000-4000-8000-000000000001',
  region: 'us-west-2',
};

/** What a user pool may let a sign-in begin with, in Cognito's words (`AllowedFirstAuthFactors`). */
export const firstAuthFactors = ['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] as const;
export type FirstAuthFactor = (typeof firstAuthFactors)[number];
