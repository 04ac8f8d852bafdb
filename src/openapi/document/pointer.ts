/** The parts of a JSON Pointer (RFC 6901), as text or in a fragment: `/a/b~1c` and `#/a/b~1c` → `a`, `b/c`. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path of keys and list positions, or undefined where there is none. */
export function findAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, part)
        ? (node as Readonly<Record<string, unknown>>)[part]
        : undefined,
    value,
  );
}
