/** Kept in the browser when somebody has removed the saved pages: they do not come back by themselves. */
const KEY = 'offline';

/** Whether the pages may be saved without being asked for: not on a connection that counts every byte. */
export function isAutomatic(): boolean {
  const {connection} = navigator as {connection?: {readonly saveData?: boolean}};
  return !connection?.saveData && read() !== 'removed';
}

/** Remembers that somebody removed the saved pages, or saved them. */
export function remember(choice: 'removed' | 'saved'): void {
  try {
    if (choice === 'removed') localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing that could come back either.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
