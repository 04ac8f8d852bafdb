/** Puts the cursor into the field of a key, `query:limit` or `body:collectionName`; says whether there is one. */
export function focusField(within: HTMLElement, key: string): boolean {
  // Names of headers are the same in any case.
  const field = within.querySelector(`[data-field=${JSON.stringify(key)} i]`);
  const input = field?.querySelector<HTMLElement>('input, select, textarea, button');
  input?.focus();
  return input !== null && input !== undefined;
}
