/** Stands in for the base of the site's addresses: the local site has none. */
export default function useBaseUrl(address: string): string {
  return address;
}
