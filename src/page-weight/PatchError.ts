/** What a patch leans on is no longer there. */
export class PatchError extends Error {
  /** @param patch name of its folder in `src/page-weight` */
  constructor(patch: string, change: string) {
    super(`src/page-weight/${patch}: ${change} See decisions/0021-patches.md.`);
    this.name = 'PatchError';
  }
}
