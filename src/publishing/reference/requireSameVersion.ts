/**
 * The contract's `info.version` is the one version of the portal. The site configuration repeats it, because Docusaurus
 * names the guides by it before anything is generated.
 *
 * @param apiDescription file of the contract, as the site configuration names it
 * @throws Error with the number to write, where the two differ
 */
export function requireSameVersion(
  apiDescription: string,
  contractVersion: string,
  docsVersion: string,
): void {
  if (contractVersion === docsVersion) return;
  throw new Error(
    `${apiDescription} is of version ${contractVersion}, and the site configuration says ${docsVersion}: write ${contractVersion} into docsVersion.`,
  );
}
