/** The browser's own `fetch`, as it was before the sandbox responds to a part of what is sent: every page loads this first. */
export const nativeFetch = globalThis.fetch.bind(globalThis);
