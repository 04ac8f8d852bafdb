import {useStorageSlot} from '../../components/storage/storageSlot';
import {useEffect} from 'react';
import {languageIds, type LanguageId} from './languageIds';
import {LANGUAGE_ATTRIBUTE, LANGUAGE_STORAGE_KEY} from './storage';

/**
 * The language that samples are shown in, the same on every page and in every tab of the browser, and how to choose
 * another. On the server and during hydration it is the first; what is seen then is decided by CSS and the
 * attribute that the plugin `reference-language` sets before the first paint.
 */
export function useLanguage(): [LanguageId, (id: LanguageId) => void] {
  const [stored, slot] = useStorageSlot(LANGUAGE_STORAGE_KEY);
  const language = languageIds.find((id) => id === stored) ?? languageIds[0];
  useEffect(() => {
    document.documentElement.setAttribute(LANGUAGE_ATTRIBUTE, language);
  }, [language]);
  return [language, slot.set];
}
