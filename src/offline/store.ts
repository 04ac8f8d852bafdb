/**
 * The name of the browser's store of saved files. Sites below different paths of one origin have one each.
 *
 * @param base the address of the site, with a slash at its end
 */
export function storeName(base: string): string {
  return `offline ${new URL(base).pathname}`;
}
