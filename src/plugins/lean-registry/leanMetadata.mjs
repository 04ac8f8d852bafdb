/**
 * A loader for what Docusaurus tells every page about its build: which plugins there were, nobody asks in a browser.
 *
 * @param {string} source of `.docusaurus/site-metadata.json`
 */
export default function leanMetadata(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
}
