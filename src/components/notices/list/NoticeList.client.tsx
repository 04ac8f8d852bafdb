import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type CSSProperties} from 'react';
import {toast, ToastContainer} from 'react-toastify/unstyled';
import './library.css';
import styles from './list.module.css';
import type {Notice} from '../notify';

/** Milliseconds until a notice closes by itself. */
const AUTO_CLOSE_MS = 5000;

/** Per cent of its width that a notice must be dragged to be dismissed. */
const DRAG_PERCENT = 80;

interface Props {
  readonly notices: readonly Notice[];
}

/** Draws the notices with react-toastify. */
export default function NoticeList({notices}: Props) {
  const shown = useRef(0);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => setTop(navbarBottom());
    measure();
    window.addEventListener('scroll', measure, {passive: true});
    return () => window.removeEventListener('scroll', measure);
  }, [notices]);
  useEffect(() => {
    for (const {kind, text} of notices.slice(shown.current)) toast[kind](text);
    shown.current = notices.length;
  }, [notices]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={DRAG_PERCENT}
      className={styles.list}
      style={{'--toastify-toast-top': `calc(${top}px + 0.75rem)`} as CSSProperties}
      aria-label={translate({
        id: 'components.notices.label',
        message: 'Notices',
        description: 'Name of the region that holds the notices, for screen readers',
      })}
    />
  );
}

/** Notices stand below the navbar: search and account stay in reach. It can be scrolled out of sight. */
function navbarBottom(): number {
  const bottom = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, bottom);
}
