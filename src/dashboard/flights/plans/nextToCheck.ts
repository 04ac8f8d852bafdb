/** A check is two requests: so many are under way at once. */
const AT_ONCE = 4;

/**
 * Which plans are checked: of those on screen, all that have been checked before, since their responses are still there,
 * and the next few.
 *
 * @param ids in the order of the list
 */
export function nextToCheck(
  ids: readonly string[],
  shown: ReadonlySet<string>,
  checked: ReadonlySet<string>,
): ReadonlySet<string> {
  const onScreen = ids.filter((id) => shown.has(id));
  const next = onScreen.filter((id) => !checked.has(id)).slice(0, AT_ONCE);
  return new Set([...onScreen.filter((id) => checked.has(id)), ...next]);
}
