/**
 * Whether this page can use passkeys: not without a browser that knows them, and not at an IP address. A
 * passkey belongs to a name.
 */
export type PasskeySupport = 'yes' | 'notHere' | 'not';

/** Asked in the browser alone: pre-rendered pages know neither browser nor address. */
export function passkeySupport(): PasskeySupport {
  if (!window.isSecureContext || typeof window.PublicKeyCredential !== 'function') return 'not';
  return /^[\d.]+$|^\[/.test(window.location.hostname) ? 'notHere' : 'yes';
}
