import {isTyping} from '@site/src/components/focus/isTyping';
import {useEffect} from 'react';

/** Calls `open` on ⌘K (Ctrl-K where there is no ⌘) and on `/` outside of fields, unless a dialog is open already. */
export function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isWanted(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

function isWanted(event: KeyboardEvent): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  // Ctrl-K belongs to the editing keys of a Mac.
  const command = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (key.toLowerCase() === 'k') return command && !altKey && !shiftKey;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyping(event.target);
}
