import {useStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {languages} from './languages';
import type {Language, LanguageId} from './languages';
import {languageAttribute, languageStorageKey} from './storage';

const first = languages[0] as Language;

/**
 * The language that samples are shown in, the same on every page and in every tab of the browser, and how to choose
 * another. On the server and during hydration it is the first; what is seen then is decided by CSS and the
 * attribute that the plugin `reference-language` sets before the first paint.
 */
export function useLanguage(): [Language, (id: LanguageId) => void] {
  const [stored, slot] = useStorageSlot(languageStorageKey);
  const language = languages.find(({id}) => id === stored) ?? first;
  useEffect(() => {
    document.documentElement.setAttribute(languageAttribute, language.id);
  }, [language]);
  return [language, slot.set];
}
