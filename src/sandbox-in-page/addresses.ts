/** What stands below the address of the sandbox, if a request is to it. */
export interface SandboxTarget {
  /** Path and query. */
  readonly path: string;
  /** Whether the address is the one that programs reach, where a program may answer as well. */
  readonly isMachine: boolean;
}

export interface Addresses {
  /** Origin of the page. */
  readonly origin: string;
  /** The path that the site is served under, slashes at both ends. */
  readonly base: string;
  /** The address of the sandbox that programs reach, without a slash at its end. */
  readonly machine: string;
}

/**
 * Whether an address is the sandbox's. The site itself has it below `sandbox/`, where each path of the sandbox stands; the
 * page about it, `sandbox` itself, is none of them.
 */
export function sandboxTarget(
  address: string,
  {origin, base, machine}: Addresses,
): SandboxTarget | undefined {
  for (const [root, isMachine] of [
    [`${origin}${base}sandbox/`, false],
    [`${machine}/`, true],
  ] as const) {
    if (!address.startsWith(root)) continue;
    const path = address.slice(root.length - 1).replace(/#.*$/, '');
    if (isMachine || !/^\/(index\.html)?(\?|$)/.test(path)) return {path, isMachine};
  }
  return undefined;
}
