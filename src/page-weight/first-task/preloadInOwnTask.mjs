const CALL = 'preload(window.location.pathname).then(';
const LATER =
  'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(';

/**
 * A loader for Docusaurus's entry: what the page needs is asked for in the next task, not in that which runs the main
 * script.
 *
 * @param {string} source of `@docusaurus/core/lib/client/clientEntry.js`
 * @throws when the entry is written in a way that this does not know
 */
export default function preloadInOwnTask(source) {
  if (source.split(CALL).length !== 2)
    throw new Error(
      'src/page-weight/first-task: Docusaurus starts a page in another way now. See decisions/0021-patches.md.',
    );
  return source.replace(CALL, LATER);
}
