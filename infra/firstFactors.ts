import type {FirstFactor, SiteConfig} from '../src/site/types';

/** How Cognito calls what a sign-in may begin with. */
export const cognitoFactors: Readonly<Record<FirstFactor, string>> = {
  password: 'PASSWORD',
  passkey: 'WEB_AUTHN',
  emailCode: 'EMAIL_OTP',
  smsCode: 'SMS_OTP',
};

/**
 * `SignInPolicy.AllowedFirstAuthFactors` of the user pool, as the portal offers them.
 * @throws Error for codes by SMS: they need a role and a sender of the provider's, which the template does not set up.
 */
export function allowedFirstAuthFactors({identity}: Pick<SiteConfig, 'identity'>): string[] {
  if (identity.firstFactors.includes('smsCode'))
    throw new Error(
      "The template sends no SMS: take 'smsCode' out of identity.firstFactors, or set up your own user pool.",
    );
  return identity.firstFactors.map((factor) => cognitoFactors[factor]);
}

/** `ExplicitAuthFlows` of the app client: a choice at sign-in is allowed where the portal offers one alone. */
export function authFlows({identity}: Pick<SiteConfig, 'identity'>): string[] {
  const flows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];
  return identity.firstFactors.length > 1 ? ['ALLOW_USER_AUTH', ...flows] : flows;
}
