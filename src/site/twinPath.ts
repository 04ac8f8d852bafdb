/**
 * Address of a page's Markdown twin: its own plus `.md`, without a closing slash. `/docs` and `/docs/` have `/docs.md`.
 *
 * @param path of a page below the site's root, base path included
 */
export function twinPath(path: string): string {
  return `${path.replace(/\/$/, '')}.md`;
}
