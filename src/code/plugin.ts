import type {Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {LANGUAGE_ATTRIBUTE, LANGUAGE_STORAGE_KEY} from './language/storage';

/** Samples in the language that the reader chose, on every page. */
export function code(): Feature {
  return {name: 'code', plugins: [chosenLanguage]};
}

/**
 * Puts the chosen language of code samples on the root element before anything is painted, as the theme does with
 * the colour mode: pages are pre-rendered with the first language, and switching after hydration would move
 * everything below.
 */
function chosenLanguage(): Plugin {
  const script = `try{let l=localStorage.getItem(${JSON.stringify(LANGUAGE_STORAGE_KEY)});l&&document.documentElement.setAttribute(${JSON.stringify(LANGUAGE_ATTRIBUTE)},l)}catch{}`;
  return {
    name: 'code',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
