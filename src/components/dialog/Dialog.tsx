import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {DiscardQuestion} from './DiscardQuestion';
import {hasTypedText} from './hasTypedText';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Id of the text inside that says what the dialog asks. */
  readonly describedBy?: string;
  /** Whether something has been entered that no field inside shows by itself, such as what was drawn. */
  readonly isDirty?: boolean;
  /** For lists and tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own element, which keeps the focus inside and gives it back. A form starts in its
 * first field; Escape and × ask before they throw away what was entered.
 */
export function Dialog({title, onClose, describedBy, isDirty = false, isWide = false, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  useEffect(() => {
    const candidates = focusCandidates(document.activeElement);
    dialog.current?.showModal();
    firstField(dialog.current)?.focus();
    // The browser gives the focus back when the dialog closes itself; when it is removed, this does.
    return () => {
      if (document.activeElement === document.body) candidates.find(({isConnected}) => isConnected)?.focus();
    };
  }, []);

  const leave = () => {
    if (isDirty || hasTypedText(dialog.current)) setAsking(true);
    else dialog.current?.close();
  };
  const stay = () => {
    setAsking(false);
    firstField(dialog.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (isAsking) stay();
    else leave();
  };
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // The other ways to cancel a dialog: a phone's gesture, or assistive technology.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({id: 'components.dialog.close', message: 'Close'})}
          onClick={leave}
        >
          ×
        </button>
      </header>
      {isAsking && <DiscardQuestion onDiscard={() => dialog.current?.close()} onStay={stay} />}
      {children}
    </dialog>
  );
}

function firstField(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  return dialog?.querySelector<HTMLElement>('form input:not([hidden]), form select, form textarea');
}

/** The element that opened the dialog, and what stands around it, should the dialog have deleted it. */
function focusCandidates(opener: Element | null): HTMLElement[] {
  const candidates: HTMLElement[] = [];
  for (let element = opener; element instanceof HTMLElement; element = element.parentElement) {
    if (element === opener || element.hasAttribute('tabindex')) candidates.push(element);
  }
  return candidates;
}
