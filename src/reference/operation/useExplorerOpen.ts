import {createStorageSlot} from '@site/src/components/storage/storageSlot';
import {EXPLORER_OPEN_KEY} from '@site/src/try-it/credentials/explorerChoice';
import {whenUsable} from '@site/src/components/idle/whenUsable';
import {useEffect, useState, useTransition} from 'react';
import {isExplorerLoaded, loadExplorer} from './lazyExplorer';

const slot = createStorageSlot(EXPLORER_OPEN_KEY, 'sessionStorage');

export interface ExplorerDoor {
  readonly isOpen: boolean;
  /** Asked for, and its code still on the way. */
  readonly isOpening: boolean;
  /** Asked for, and its code would not come; asking again tries again. */
  readonly hasFailed: boolean;
  /** Whether somebody pressed the button on this page, and not on an earlier one. */
  readonly wasAsked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the explorer stands open. Its code loads when somebody asks for it; once that has happened in this browser
 * session, later pages load it by themselves, after they can be used.
 */
export function useExplorerOpen(): ExplorerDoor {
  // Going from page to page the code is there already, and nothing needs to be hydrated first.
  const [isOpen, setOpen] = useState(() => isExplorerLoaded() && slot.get() !== null);
  const [wasAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isOpening, startOpening] = useTransition();
  useEffect(() => {
    if (isOpen || slot.get() === null) return undefined;
    const openQuietly = (): void => startOpening(() => setOpen(true));
    // Nobody asked on this page: should the code not come, the button is still there.
    return whenUsable(() => void loadExplorer().then(openQuietly, () => undefined));
    // Once, for the page as it was found.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    isOpen,
    isOpening,
    hasFailed,
    wasAsked,
    open: () => {
      slot.set('open');
      setAsked(true);
      setFailed(false);
      startOpening(async () => {
        const isHere = await loadExplorer().then(
          () => true,
          () => false,
        );
        // After an await an update is part of the transition only when it says so.
        startOpening(() => (isHere ? setOpen(true) : setFailed(true)));
      });
    },
    close: () => {
      slot.del();
      setOpen(false);
    },
  };
}
