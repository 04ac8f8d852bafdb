import './configure';
import {fetchAuthSession} from 'aws-amplify/auth';

/** Short-lived AWS credentials, as the SDK takes them. */
export interface TemporaryCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: Date;
}

/** No credentials: nobody is signed in, or the identity pool gives this person none. */
export class NoCredentialsError extends Error {
  constructor() {
    super('The identity pool gave no credentials: sign in again.');
    this.name = 'NoCredentialsError';
  }
}

/**
 * The signed-in person's own credentials from the identity pool. What they permit is the role of the person's group:
 * the identity service itself refuses whatever an ordinary user would try with them.
 *
 * @throws NoCredentialsError
 */
export async function personalCredentials(): Promise<TemporaryCredentials> {
  const {credentials, tokens} = await fetchAuthSession();
  // Without tokens they would be a guest's.
  if (!credentials || !tokens) throw new NoCredentialsError();
  // The SDK keeps what it is given until it expires, also for whoever signs in next in this tab. Expired, it asks each
  // time: the identity library keeps them as well, renews them, and forgets them at sign-out.
  return {...credentials, expiration: new Date(0)};
}
