/**
 * A loader for what plugins tell every page: the list of a docs instance's pages serves the choice of a version and
 * links of the navbar, and the reference has neither.
 *
 * @param {string} source of `.docusaurus/globalData.json`
 */
export default function leanGlobalData(source) {
  const data = JSON.parse(source);
  for (const version of data['docusaurus-plugin-content-docs'].reference.versions) version.docs = [];
  return JSON.stringify(data);
}
