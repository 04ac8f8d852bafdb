/**
 * Address of a page's Markdown twin: its own plus `.md`, without a closing slash. `/docs` and `/docs/` have `/docs.md`.
 *
 * @param path of a page below the site's root, base path included
 * @param language of its samples, where it is not the page's first: `/docs.python.md`
 */
export function twinPath(path: string, language?: string): string {
  return `${path.replace(/\/$/, '')}${language === undefined ? '' : `.${language}`}.md`;
}
