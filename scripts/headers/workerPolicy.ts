/** The folder of the sandbox in the page, below the site's base path: `src/sandbox-in-page/plugin/buildParts.ts`. */
export const SANDBOX_PARTS = 'assets/js/sandbox/';

/**
 * What the worker of the sandbox may do, in place of the policy of pages: a worker has the policy of its own file. It
 * compiles the WebAssembly of SQLite and the checks of the contract, which pages may not, and reaches nothing: what it
 * needs, it is handed.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'";
