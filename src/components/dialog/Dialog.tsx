import {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own element: it keeps the focus inside, closes with Escape and gives the focus back.
 */
export function Dialog({title, onClose, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const candidates = focusCandidates(document.activeElement);
    dialog.current?.showModal();
    // The browser gives the focus back when the dialog closes itself; when it is taken away, this does.
    return () => {
      if (document.activeElement === document.body) candidates.find(({isConnected}) => isConnected)?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({id: 'components.dialog.close', message: 'Close'})}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** The element that opened the dialog, and what stands around it, should the dialog have deleted it. */
function focusCandidates(opener: Element | null): HTMLElement[] {
  const candidates: HTMLElement[] = [];
  for (let element = opener; element instanceof HTMLElement; element = element.parentElement) {
    if (element === opener || element.hasAttribute('tabindex')) candidates.push(element);
  }
  return candidates;
}
