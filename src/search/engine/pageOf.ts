/** The address of the page that a record stands on. @param to a record's address, with or without an anchor */
export function pageOf(to: string): string {
  return to.replace(/\/?#.*/, '');
}
