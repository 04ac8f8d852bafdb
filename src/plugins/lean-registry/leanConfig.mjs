const START = 'export default ';

/**
 * What only a build reads: the frame of pages is 3 KB, and plugins have the building machine's folder among their
 * options.
 */
const ofTheBuild = [
  ...['ssrTemplate', 'presets', 'plugins', 'themes', 'staticDirectories', 'markdown', 'storage'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
  ...['scripts', 'headTags', 'stylesheets', 'clientModules'],
];

/**
 * A loader for the site's settings, all of which Docusaurus puts into the script of every page.
 *
 * @param {string} source of `.docusaurus/docusaurus.config.mjs`
 * @throws when the settings are written in a way that this does not know
 */
export default function leanConfig(source) {
  const start = source.indexOf(START);
  if (start < 0) throw new Error('lean-registry: Docusaurus writes its settings in another way now.');
  const {future, ...settings} = JSON.parse(
    source
      .slice(start + START.length)
      .trim()
      .replace(/;$/, ''),
  );
  const kept = Object.entries(settings).filter(([name]) => !ofTheBuild.includes(name));
  // Of what Docusaurus calls its future, a browser reads which router there is.
  const read = {...Object.fromEntries(kept), future: {experimental_router: future.experimental_router}};
  return `${START}${JSON.stringify(read)};`;
}
