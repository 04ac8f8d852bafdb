import * as z from 'zod';
import {invalidParameter} from '../pool/errors';

/** Base64 for addresses, with or without its padding. */
export const base64url = z.string().regex(/^[\w-]+={0,2}$/);

/** What a browser signs of its own: which challenge it was given, and by whose page. */
export interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

const clientDataShape = z.object({challenge: z.string(), origin: z.string()});

/** @throws CognitoError `InvalidParameterException` for what is no client data. */
export function parseClientData(clientDataJSON: string): ClientData {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataShape.parse(JSON.parse(text));
  } catch {
    throw invalidCredential();
  }
}

export const invalidCredential = () => invalidParameter('The WebAuthn credential is not valid.');

/**
 * Whether a page of this origin may use passkeys of the relying party: its domain or one below it, by HTTPS. Without
 * it only `localhost`, as browsers hold it, on any port.
 */
export function isOriginOf(relyingPartyId: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const {hostname, origin: whole, protocol} = new URL(origin);
  if (whole !== origin) return false;
  const isLocal = relyingPartyId === 'localhost' && hostname === 'localhost' && protocol === 'http:';
  const isBelow = hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`);
  return isLocal || (isBelow && protocol === 'https:');
}
