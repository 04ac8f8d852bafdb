/**
 * What code for pages finds in the place of Node's types, and what libraries find that refer to them: the one thing of
 * Node's that a bundler replaces.
 */
declare const process: {readonly env: {readonly NODE_ENV: string}};
