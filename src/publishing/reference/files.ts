/** Where the reference is generated, relative to the repository's root. None of it is committed. */
export const referenceFiles = {
  folder: '.generated/reference',
  /** The docs instance reads its pages here. */
  pages: '.generated/reference/pages',
  operations: '.generated/reference/operations',
  /** Which guides use each operation. */
  guides: '.generated/reference/guides',
  /** What the changelog says of each operation. */
  changes: '.generated/reference/changes',
  /** What belongs to each operation: others, errors, panels. */
  around: '.generated/reference/around',
  facts: '.generated/reference/facts.json',
  outline: '.generated/reference/outline.json',
  /** What all of it was made from; there when all of it is. */
  stamp: '.generated/reference/stamp.sha256',
  rights: '.generated/reference/rights.json',
  /** The paths of each tag, by the groups of the reference. */
  paths: '.generated/reference/paths.json',
} as const;
