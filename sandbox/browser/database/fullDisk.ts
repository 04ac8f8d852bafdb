interface FileHandles {
  readonly FileSystemSyncAccessHandle?: {
    readonly prototype: Record<'write' | 'truncate' | 'flush', (...values: unknown[]) => unknown>;
  };
}

/**
 * Watches the files of this worker for a write that the browser refuses for lack of room. SQLite's file system tells
 * only that a write failed, and the reader is to hear which remedy there is.
 *
 * @returns whether it has happened since the last time that somebody asked
 */
export function watchFullDisk(): () => boolean {
  let isFull = false;
  const handles = (globalThis as FileHandles).FileSystemSyncAccessHandle?.prototype;
  if (!handles) return () => false;
  for (const name of ['write', 'truncate', 'flush'] as const) {
    const original = handles[name];
    handles[name] = function (...values) {
      try {
        return original.apply(this, values);
      } catch (error) {
        if (error instanceof Error && error.name === 'QuotaExceededError') isFull = true;
        throw error;
      }
    };
  }
  return () => {
    const was = isFull;
    isFull = false;
    return was;
  };
}
