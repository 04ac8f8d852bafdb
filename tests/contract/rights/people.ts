import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {fetchAuthSession} from 'aws-amplify/auth';
import {adminAccount, SEEDED_PASSWORD} from '../../../sandbox/base/seededAccounts';
import {pointAmplifyAt, respond, signInAs} from '../../../sandbox/scenarios/amplify';
import site from '../../../site.config';

/** A person's way in: a token, a key if they could have one, and the user pool as their role reaches it. */
export interface Access {
  readonly token?: string;
  readonly accessToken?: string;
  readonly key?: string;
  readonly pool: CognitoIdentityProviderClient;
}

type Credentials = NonNullable<Awaited<ReturnType<typeof fetchAuthSession>>['credentials']>;

const {region, userPoolId} = site.identity;
const PASSWORD = 'Rights-2026-Own!';

/** Everybody on trial at one sandbox, made and signed in as the portal does it. */
export class People {
  #made = 0;

  /** @param url of the sandbox */
  constructor(private readonly url: string) {
    pointAmplifyAt({url: `${url}/identity`});
  }

  /** Somebody who is not signed in: the signature is made with a key that nobody issued. */
  nobody(): Access {
    return {pool: this.#pool({accessKeyId: 'AKIDNOBODY', secretAccessKey: 'none'})};
  }

  /** A new person in these groups, signed in. */
  async member(groups: readonly string[], administration: Access): Promise<Access> {
    const email = await this.create(administration);
    for (const GroupName of groups)
      await administration.pool.send(
        new AdminAddUserToGroupCommand({UserPoolId: userPoolId, Username: email, GroupName}),
      );
    return this.#signIn(email);
  }

  administrator(): Promise<Access> {
    return this.#signIn(adminAccount.email);
  }

  /** An account that nobody has signed in to. Returns its address. */
  async create({pool}: Access): Promise<string> {
    const email = `right-${++this.#made}@example.com`;
    await pool.send(
      new AdminCreateUserCommand({
        UserPoolId: userPoolId,
        Username: email,
        TemporaryPassword: SEEDED_PASSWORD,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          {Name: 'email', Value: email},
          {Name: 'email_verified', Value: 'true'},
          {Name: 'name', Value: email},
        ],
      }),
    );
    return email;
  }

  async #signIn(username: string): Promise<Access> {
    if ((await signInAs(username)) !== 'DONE') await respond(PASSWORD);
    const {tokens, credentials} = await fetchAuthSession();
    if (!tokens?.idToken || !credentials) throw new Error(`${username} got no session.`);
    const token = tokens.idToken.toString();
    const accessToken = tokens.accessToken.toString();
    const key = await this.#createKey(accessToken);
    return {token, accessToken, ...(key && {key}), pool: this.#pool(credentials)};
  }

  /** A key of the person's own; undefined where the portal service gives none. */
  async #createKey(accessToken: string): Promise<string | undefined> {
    const response = await fetch(`${this.url}/portal/users/me/keys`, {
      method: 'POST',
      headers: {authorization: `Bearer ${accessToken}`, 'content-type': 'application/json'},
      body: JSON.stringify({label: 'Rights'}),
    });
    return response.ok ? ((await response.json()) as {key: string}).key : undefined;
  }

  #pool(credentials: Credentials): CognitoIdentityProviderClient {
    return new CognitoIdentityProviderClient({
      region,
      credentials,
      endpoint: `${this.url}/identity/user-pool`,
    });
  }
}
