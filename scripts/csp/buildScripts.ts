import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {inlineScripts} from './inlineScripts';

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
