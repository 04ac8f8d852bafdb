/** The origin of an address, or the text itself where it is no address. */
export function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
