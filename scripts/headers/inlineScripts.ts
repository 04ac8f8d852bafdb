import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The inline scripts of all pages of a build.
 * @throws Error that says how to make one, when there is no build.
 */
export function buildScripts(folder: string): string[] {
  if (!existsSync(folder)) throw new Error('There is no production build. Make one: npm run build');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => inlineScripts(readFileSync(path.join(folder, page), 'utf8')));
}

/** The scripts that stand in a page and are executed; data such as `application/ld+json` is not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', code = '']) => code !== '' && !/\b(?:src|type)=/.test(attributes))
    .map(([, , code = '']) => code);
}
