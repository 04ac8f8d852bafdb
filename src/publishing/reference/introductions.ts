import type {NavigationFlags} from '../../site/types';

/** The words around the figures of the reference's introduction. */
const introductions = {
  /** The platform's: its paths, units, statuses and ways of paging, with links to its guides. */
  platform: 'src/reference/introduction/introduction.mdx',
  /** What is true of any contract, with what the contract says of itself. */
  plain: 'src/reference/introduction/plain.mdx',
} as const;

/** The words of a site: those of the platform lead to guides, so a site without guides has those that lead nowhere. */
export function introductionOf({docs}: Pick<NavigationFlags, 'docs'>): string {
  return docs ? introductions.platform : introductions.plain;
}
