/** The plans that something is done with: those found that are ticked; all that are found where none of them is. */
export function chosenIds(found: readonly string[], ticked: ReadonlySet<string>): readonly string[] {
  const own = found.filter((id) => ticked.has(id));
  return own.length > 0 ? own : found;
}
