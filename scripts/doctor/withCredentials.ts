import {fault, unchecked, type Finding} from './finding';

/**
 * Makes a check that needs the operator's credentials, and says plainly when it could not be made.
 *
 * @param action that is asked for, as IAM names it
 * @param service that is asked
 */
export async function withCredentials(
  action: string,
  check: () => Promise<readonly Finding[]>,
  service: 'user pool' | 'identity pool' = 'user pool',
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    const {name, message} = error as Error;
    switch (name) {
      case 'CredentialsProviderError':
        return [
          unchecked(
            'there are no credentials of Amazon here',
            'set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and run again',
          ),
        ];
      case 'AccessDeniedException':
      case 'NotAuthorizedException':
      case 'UnrecognizedClientException':
      case 'ExpiredTokenException':
      case 'InvalidSignatureException':
        return [
          unchecked(
            `the credentials at hand are refused (${name})`,
            `use some that are valid and allow ${action} on this ${service}`,
          ),
        ];
      case 'ResourceNotFoundException':
        return [
          fault(
            `the ${service} says: ${message}`,
            'copy the ids from the console into identity of site.config.ts',
          ),
        ];
      default:
        return [
          unchecked(`the ${service} could not be asked: ${message}`, 'check the network, and run again'),
        ];
    }
  }
}
