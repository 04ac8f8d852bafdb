/**
 * The language that names the twin of the open page: the reader's choice, where samples of the page are in it.
 * Undefined for the page's first language, whose twin has no language in its address.
 */
export function findTwinLanguage(chosen: string): string | undefined {
  const labels = document.querySelectorAll<HTMLElement>('article label[data-language]');
  const offered = new Set(Array.from(labels, ({dataset}) => dataset.language));
  const [first] = offered;
  return chosen !== first && offered.has(chosen) ? chosen : undefined;
}
