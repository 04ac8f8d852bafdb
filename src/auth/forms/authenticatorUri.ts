/**
 * The address that an authenticator app reads from a QR code.
 *
 * @param issuer the name under which the app lists this portal
 * @param secret the shared secret, base 32
 */
export function authenticatorUri(issuer: string, email: string, secret: string): string {
  const [name, account] = [issuer, email].map(encodeURIComponent);
  return `otpauth://totp/${name}:${account}?secret=${secret}&issuer=${name}`;
}
