/** What the sandbox reads, as JSON. The build puts the files here (`src/sandbox-in-page/plugin/embeddedFiles.ts`). */
export const embeddedTexts: Readonly<Record<'contract' | 'portalServiceContract' | 'coasts', string>> = {
  contract: '{}',
  portalServiceContract: '{}',
  coasts: '{}',
};
