/**
 * The address of a door for developers at a sandbox, such as `requests/live` (sandbox/README.md). A real platform has
 * none of them.
 *
 * @param server base address of the platform, without a slash at the end
 */
export function sandboxControl(server: string, door: string): string {
  return `${server}/sandbox/${door}`;
}
