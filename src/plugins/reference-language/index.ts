import type {Plugin} from '@docusaurus/types';
import {languageAttribute, languageStorageKey} from '../../code/samples/storage';

/**
 * Puts the chosen language of code samples on the root element before anything is painted, as the theme does with
 * the colour mode: pages are pre-rendered with the first language, and switching after hydration would move
 * everything below.
 */
export function referenceLanguage(): Plugin {
  const script = `try{let l=localStorage.getItem(${JSON.stringify(languageStorageKey)});l&&document.documentElement.setAttribute(${JSON.stringify(languageAttribute)},l)}catch{}`;
  return {
    name: 'reference-language',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
