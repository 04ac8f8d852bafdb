/** The folder of the sandbox in the page, below the site's base path: `src/sandbox-in-page/plugin/buildParts.ts`. */
export const SANDBOX_PARTS = 'assets/js/sandbox/';

/** What that folder holds, as JSON at the site's root: the same plugin writes it, since the files' names change. */
export const SANDBOX_FILES = 'sandbox-files.json';

/**
 * What the worker of the sandbox may do, in place of the policy of pages: a worker has the policy of its own file. It
 * compiles the WebAssembly of SQLite, which pages may not, makes no code from text, and reaches nothing: what it needs,
 * it is handed. It runs the reader's converter in a worker from a `data:` address, which has an origin of its own and
 * inherits this policy: no storage and no network.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src data:";

/** Both together, as the template of the production stack takes them. */
export const sandboxWorker = {folder: SANDBOX_PARTS, policy: WORKER_POLICY};
