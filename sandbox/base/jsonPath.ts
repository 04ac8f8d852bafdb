/** Where something stands in a JSON document, as people read it: `body.plans[0].name`. Odd keys are quoted. */
export function formatPath(root: string, keys: readonly string[]): string {
  return keys.reduce((path, key) => path + formatKey(key), root);
}

function formatKey(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
