import type {IdentitySettings} from '../../src/site/types';

const FAR_SECONDS = 4_102_444_800;

/**
 * What the identity library would have stored for somebody who is signed in and in no group. No service has issued it:
 * a browser believes it until it asks one.
 *
 * @returns entries of the browser's local storage
 */
export function storedSession({
  userPoolClientId,
}: Pick<IdentitySettings, 'userPoolClientId'>): Record<string, string> {
  const prefix = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const token = createToken();
  return {
    [`${prefix}.LastAuthUser`]: 'somebody',
    [`${prefix}.somebody.accessToken`]: token,
    [`${prefix}.somebody.idToken`]: token,
    [`${prefix}.somebody.refreshToken`]: 'none',
    [`${prefix}.somebody.clockDrift`]: '0',
  };
}

function createToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {sub: 'somebody', email: 'somebody@example.com', exp: FAR_SECONDS, iat: 0, auth_time: 0};
  return `${part({alg: 'RS256'})}.${part({...claims, 'cognito:username': 'somebody'})}.none`;
}
