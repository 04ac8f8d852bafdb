import * as z from 'zod';
import {fromBase64, fromUtf8} from '../../base/bytes';
import {invalidParameter} from '../pool/errors';

/** Base64 for addresses, with or without its padding. */
export const base64url = z.string().regex(/^[\w-]+={0,2}$/);

/** What a browser signs of its own: which challenge it was given, and by whose page. */
export interface ClientData {
  readonly challenge: string;
  readonly origin: string;
  /** Whether the page stands in a frame of another origin. Browsers of before WebAuthn level 2 leave it out. */
  readonly crossOrigin?: boolean;
  /** The page around that frame. */
  readonly topOrigin?: string;
}

const clientDataShape = z.object({
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
  topOrigin: z.string().optional(),
});

/** @throws CognitoError `InvalidParameterException` for what is no client data. */
export function parseClientData(clientDataJSON: string): ClientData {
  try {
    const text = fromUtf8(fromBase64(clientDataJSON));
    return clientDataShape.parse(JSON.parse(text));
  } catch {
    throw invalidCredential();
  }
}

export const invalidCredential = () => invalidParameter('The WebAuthn credential is not valid.');

/**
 * Whether this page may use passkeys of the relying party: one of its domain or below it, in no frame of another
 * origin. Cognito's guide says nothing of frames; WebAuthn level 3 (7.1 and 7.2) leaves it to the relying party whether
 * it expects them, and no portal stands in a frame.
 */
export function isAllowedPage(relyingPartyId: string, {origin, crossOrigin, topOrigin}: ClientData): boolean {
  return crossOrigin !== true && topOrigin === undefined && isOriginOf(relyingPartyId, origin);
}

/** By HTTPS; without it only `localhost`, as browsers hold it, on any port. */
function isOriginOf(relyingPartyId: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const {hostname, origin: whole, protocol} = new URL(origin);
  if (whole !== origin) return false;
  const isLocal = relyingPartyId === 'localhost' && hostname === 'localhost' && protocol === 'http:';
  const isBelow = hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`);
  return isLocal || (isBelow && protocol === 'https:');
}
