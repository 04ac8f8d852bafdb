import Translate, {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {notify} from '@site/src/components/notices';
import type {SearchDialogProps} from '../dialog/SearchDialog.client';
import {isProtected} from '@site/src/site/isProtected';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './searchButton.module.css';
import {isMac, useShortcut} from './useShortcut';
import {useTypedAhead} from './useTypedAhead';

/**
 * Opens the search: by a button, ⌘K or Ctrl-K, and `/`. Until it is used nothing of the search is downloaded. The
 * index is a file that anybody can fetch: where all its pages are protected there is none, and no button.
 */
export function SearchButton() {
  const {protectedPrefixes} = useSiteSettings();
  const isAllProtected = [paths.docs, paths.api].every((path) => isProtected(path, protectedPrefixes));
  return isAllProtected ? null : <OpenButton />;
}

function OpenButton() {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{readonly Dialog: ComponentType<SearchDialogProps>}>();
  const [keys, setKeys] = useState('Ctrl K');
  useEffect(() => {
    if (isMac()) setKeys('⌘ K');
  }, []);
  const open = useCallback(() => {
    setOpen(true);
    loadDialog().then(
      ({SearchDialog}) => setLoaded({Dialog: SearchDialog}),
      () => {
        setOpen(false);
        notify('error', failure());
      },
    );
  }, []);
  const close = useCallback(() => setOpen(false), []);
  useShortcut(open);
  const typedAhead = useTypedAhead(isOpen && !loaded, close);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        aria-busy={isOpen && !loaded}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4.5 4.5" />
        </svg>
        <span>
          <Translate id="search.button">Search</Translate>
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      {isOpen && loaded && <loaded.Dialog typedAhead={typedAhead()} onClose={close} />}
    </>
  );
}

/** A failed download is tried again by the next call. */
const loadDialog = () => import('../dialog/SearchDialog.client');

function failure(): string {
  return translate({
    id: 'search.notLoaded',
    message: 'The search could not be loaded. Check your connection and try again.',
  });
}
