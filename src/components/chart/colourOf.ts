/** The colour that a variable of the page has now: a canvas does not know variables. */
export function colourOf(colour: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
