import {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import {toast, ToastContainer} from 'react-toastify';
import type {Notice} from './notify';

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
      theme={colorMode()}
      aria-label={translate({
        id: 'components.notices.label',
        message: 'Notices',
        description: 'Name of the region that holds the notices, for screen readers',
      })}
    />
  );
}

/** The colour mode from the document: Docusaurus' own context lives in Layout, and notices stand above it. */
function colorMode(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}
