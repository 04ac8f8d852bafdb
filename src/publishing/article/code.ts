import type {Element} from 'hast';
import {ownValue} from '../../base/ownValue';
import {all, classes, hasClass} from './tree';

/** Words after a fence, by what the site calls a language. */
const fences: Readonly<Record<string, string>> = {curl: 'bash', js: 'javascript', ts: 'typescript', text: ''};

/**
 * Writes the language of each block of code to where the converter looks for it: the class of the `code` element. The
 * theme writes it to the block's frame, the reference to the panel, and an example body says nothing, being JSON.
 */
export function nameLanguages(article: Element): void {
  for (const frame of all(article, (each) => hasClass(each, 'theme-code-block'))) {
    const language = languageOf(frame);
    for (const code of all(frame, isCode)) if (language) code.properties.className = [`language-${language}`];
  }
  for (const pre of all(article, ({tagName}) => tagName === 'pre')) {
    for (const code of all(pre, isCode)) {
      const language = languageOf(code) ?? guess(code);
      const fence = ownValue(fences, language) ?? language;
      code.properties.className = fence ? [`language-${fence}`] : [];
    }
  }
}

function isCode({tagName}: Element): boolean {
  return tagName === 'code';
}

function languageOf({properties}: Element): string | undefined {
  const prefix = 'language-';
  const name = classes(properties.className).find((each) => each.startsWith(prefix));
  return name?.slice(prefix.length);
}

function guess({children}: Element): string {
  const [first] = children;
  if (children.length !== 1 || first?.type !== 'text') return '';
  try {
    JSON.parse(first.value);
    return 'json';
  } catch {
    return '';
  }
}
