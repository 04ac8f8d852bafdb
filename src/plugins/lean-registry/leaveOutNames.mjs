/**
 * A loader for Docusaurus's list of all modules that routes name: each is there three times, as what loads it, as its
 * file's name, and as the bundler's number for it. In a browser the name is never read.
 *
 * @param {string} source of `.docusaurus/registry.js`
 * @throws when the list is written in a way that this does not know, so that nobody believes it to be short
 */
export default function leaveOutNames(source) {
  const short = source.replace(/, "(?:[^"\\]|\\.)*", (?=require\.resolveWeak\()/g, ', 0, ');
  if (short === source && source.includes('resolveWeak'))
    throw new Error('lean-registry: Docusaurus writes its registry of modules in another way now.');
  return short;
}
