/** The words around the figures of the reference's introduction. */
export const introductions = {
  /** The platform's: its paths, units, statuses and ways of paging, with links to its guides. */
  platform: 'src/reference/introduction/introduction.mdx',
  /** What is true of any contract, with what the contract says of itself. */
  plain: 'src/reference/introduction/plain.mdx',
} as const;
