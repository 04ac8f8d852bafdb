/** Where the package of the sandbox is made, relative to the repository's root. None is committed. */
export const packageFiles = {
  /** The package as a folder. `npm run sandbox` and the portal's commands start the sandbox from it. */
  folder: '.generated/sandbox',
  program: '.generated/sandbox/main.mjs',
  /** The server for assistants, over standard input and output. */
  mcpProgram: '.generated/sandbox/mcp.mjs',
  /** Receives what is sent to a webhook. */
  webhookProgram: '.generated/sandbox/webhook.mjs',
  /** The package as one file, beside its checksum: `.generated/static` is one of the site's static folders. */
  downloads: '.generated/static/downloads',
  /** What the site says about the download and the limits of the sandbox. */
  facts: '.generated/sandbox-package.json',
} as const;
