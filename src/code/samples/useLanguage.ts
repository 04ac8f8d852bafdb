import {useStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {languageIds} from './languageIds';
import type {LanguageId} from './languageIds';
import {languageAttribute, languageStorageKey} from './storage';

/**
 * The language that samples are shown in, the same on every page and in every tab of the browser, and how to choose
 * another. On the server and during hydration it is the first; what is seen then is decided by CSS and the
 * attribute that the plugin `reference-language` sets before the first paint.
 */
export function useLanguage(): [LanguageId, (id: LanguageId) => void] {
  const [stored, slot] = useStorageSlot(languageStorageKey);
  const language = languageIds.find((id) => id === stored) ?? languageIds[0];
  useEffect(() => {
    document.documentElement.setAttribute(languageAttribute, language);
  }, [language]);
  return [language, slot.set];
}
