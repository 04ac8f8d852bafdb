/** Names of headers, parameters and members whose values are secrets, without their separators and in lower case. */
const SENSITIVE =
  /^(x?api)?key$|apikeys?$|accesskey(id)?$|privatekey|secret|token|passw(or)?d|passphrase|passcode|authorization|^auth$|cookie|credential|signature|^sid$|session(id)?$|^jwt$/;

/** Where to go on in a list: named like tokens, and no secrets. */
const PAGING = /^(next|page|continuation|pagination|starting)token$/;

/** Of what stands in an address alone: the code of a sign-in. */
const OF_ADDRESSES = /^(code|state)$/;

/** Whether the value under a name must leave the tab in no form. */
export function isSensitiveName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return SENSITIVE.test(plain) && !PAGING.test(plain);
}

/** The same for the parameters of an address. */
export function isSensitiveParameter(name: string): boolean {
  return isSensitiveName(name) || OF_ADDRESSES.test(name.toLowerCase());
}
