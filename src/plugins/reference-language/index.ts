import type {Plugin} from '@docusaurus/types';
import {LANGUAGE_ATTRIBUTE, LANGUAGE_STORAGE_KEY} from '../../code/language/storage';

/**
 * Puts the chosen language of code samples on the root element before anything is painted, as the theme does with
 * the colour mode: pages are pre-rendered with the first language, and switching after hydration would move
 * everything below.
 */
export function referenceLanguage(): Plugin {
  const script = `try{let l=localStorage.getItem(${JSON.stringify(LANGUAGE_STORAGE_KEY)});l&&document.documentElement.setAttribute(${JSON.stringify(LANGUAGE_ATTRIBUTE)},l)}catch{}`;
  return {
    name: 'reference-language',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
