import './configure';
import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from 'aws-amplify/auth';
import {refuseChange} from '../viewing/refuseChange';
import {checkPassword} from './checkPassword';

/** A passkey of the person, as the identity service tells it. When it was last used it does not tell. */
export interface Passkey {
  readonly id: string;
  /** Who keeps it, such as "iCloud Keychain". */
  readonly name: string;
  /** Milliseconds since 1970; `undefined` where the service does not say. */
  readonly addedAt: number | undefined;
}

/** All passkeys of who is signed in, oldest first. */
export async function listPasskeys(): Promise<readonly Passkey[]> {
  const found: Passkey[] = [];
  let nextToken: string | undefined;
  do {
    const page = await listWebAuthnCredentials(nextToken === undefined ? undefined : {nextToken});
    for (const {credentialId, friendlyCredentialName, createdAt} of page.credentials)
      if (credentialId !== undefined)
        found.push({id: credentialId, name: friendlyCredentialName ?? '', addedAt: createdAt?.getTime()});
    ({nextToken} = page);
  } while (nextToken !== undefined);
  return found;
}

/** Asks the browser for a passkey and registers it, for somebody who has just signed in. @returns false for who cancelled the browser's prompt. */
export async function addPasskey(): Promise<boolean> {
  refuseChange();
  try {
    await associateWebAuthnCredential();
    return true;
  } catch (error) {
    if (error instanceof Error && cancelled.includes(error.name)) return false;
    throw error;
  }
}

/** As `addPasskey`, for whoever knows the password: an open session alone must not gain a lasting way in. */
export async function addProvenPasskey(email: string, password: string): Promise<boolean> {
  refuseChange();
  await checkPassword(email, password);
  return addPasskey();
}

/** Removes a passkey for whoever knows the password: an open session alone must not shut its owner out. */
export async function removePasskey(id: string, email: string, password: string): Promise<void> {
  refuseChange();
  await checkPassword(email, password);
  await deleteWebAuthnCredential({credentialId: id});
}

const cancelled = ['PasskeyRegistrationCanceled', 'PasskeyOperationAborted'];
