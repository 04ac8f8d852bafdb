/**
 * The panel that a filter or a layer belongs to, by its name: that begins with the id of its panel, and the id of one
 * panel may begin with that of another.
 */
export function ownerOf(name: string, panelIds: readonly string[]): string | undefined {
  return panelIds
    .filter((id) => name === id || name.startsWith(`${id}-`))
    .reduce<string | undefined>((longest = '', id) => (id.length > longest.length ? id : longest), undefined);
}
