import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Everything of a built site that has words in it. Pictures are the provider's own and named by its configuration. */
const text = /\.(html|js|css|json|xml|txt|yaml|md)$/;

/**
 * Looks for words in every text file of a folder, whatever their case.
 *
 * @returns one line per finding: file, word, and what stands around it
 */
export function findWords(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const lower = text.toLowerCase();
      return words.flatMap((word) => {
        const at = lower.indexOf(word);
        return at < 0
          ? []
          : [`${file}: "${word}" in … ${text.slice(Math.max(0, at - 40), at + word.length + 40)} …`];
      });
    });
}

/** The HTML files that do not hold a word: proof that the search reads what it thinks it reads. */
export function pagesWithout(folder: string, word: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes(word));
}
