import {API_KEYS} from './attributes';
import {CognitoError} from './errors';
import {ACCOUNT_NUMBER, type PoolSettings} from './settings';

/** The pool's pre sign-up trigger, as DescribeUserPool names it. */
export const preSignUpArn = ({region}: PoolSettings): string =>
  `arn:aws:lambda:${region}:${ACCOUNT_NUMBER}:function:developer-portal-pre-sign-up`;

/**
 * What the trigger does: it lets nobody make a user who has API keys from the beginning. IAM allows AdminCreateUser
 * with all attributes or not at all, and an administrator's browser may invite users; see decisions/0004.
 * @throws CognitoError `UserLambdaValidationException`
 */
export function checkNewUser(attributes: Readonly<Record<string, string>>): void {
  if (Object.hasOwn(attributes, API_KEYS))
    throw new CognitoError(
      'UserLambdaValidationException',
      `PreSignUp failed with error ${API_KEYS} is written by the key service alone.`,
    );
}
