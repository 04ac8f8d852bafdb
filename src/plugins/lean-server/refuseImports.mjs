/**
 * Makes of each `import('…')` a promise that is refused, so that the bundler does not follow it. A page that shows such
 * a part before scripts run fails its build with these words.
 *
 * @param {string} source TypeScript
 */
export default function refuseImports(source) {
  return source.replace(CALL, (_call, name) => {
    const words = `A static page cannot show ${name}: it is imported on demand, and left out of the server bundle.`;
    return `Promise.reject(new Error(${JSON.stringify(words)}))`;
  });
}

/** A call with a literal name, with or without a comment for the bundler before it; types of modules are none. */
const CALL = /(?<!typeof\s+)\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)',?\s*\)/gs;
