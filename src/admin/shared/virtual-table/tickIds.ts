/** What is ticked once these ids are ticked or not: the others, in sight or hidden by a search, stay as they are. */
export function tickIds(
  ticked: ReadonlySet<string>,
  ids: readonly string[],
  isTicked: boolean,
): ReadonlySet<string> {
  const next = new Set(ticked);
  for (const id of ids) {
    if (isTicked) next.add(id);
    else next.delete(id);
  }
  return next;
}
