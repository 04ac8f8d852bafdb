/** Stands in for the question whether the page has been taken over: here it always has. */
export default function useIsBrowser(): boolean {
  return true;
}
