/** Whether the browser had no room left for what was to be stored. Firefox has a name of its own for it. */
export function isStorageFull({name}: {readonly name: string}): boolean {
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
