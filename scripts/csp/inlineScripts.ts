/** The scripts that stand in a page and are executed; data such as `application/ld+json` is not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', code = '']) => code !== '' && !/\b(?:src|type)=/.test(attributes))
    .map(([, , code = '']) => code);
}
