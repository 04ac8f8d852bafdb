import {useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent} from 'react';
import {findStop, stopAfter} from './stops';

const CONTROLS = 'a[href], button:not(:disabled)';

interface Options {
  /** Whether the rows lie side by side. */
  readonly isHorizontal?: boolean;
}

/**
 * Makes one stop of the Tab key of a list, however long it is: within it, arrow keys, Home and End lead from row to row
 * and to the actions of a row. Its result belongs to the element whose children are the rows.
 */
export function useOneStop<List extends HTMLElement>({isHorizontal = false}: Options = {}) {
  const ref = useRef<List>(null);
  const last = useRef<HTMLElement>(undefined);
  // After every rendering: rows may have come and gone.
  useLayoutEffect(() => {
    if (ref.current) markStop(ref.current, last.current);
  });
  return {
    ref,
    onFocus: ({currentTarget, target}: FocusEvent<List>) => {
      if (!target.matches(CONTROLS)) return;
      last.current = target;
      markStop(currentTarget, target);
    },
    onKeyDown: (event: KeyboardEvent<List>) => {
      const {target, currentTarget, key} = event;
      if (!(target instanceof HTMLElement) || !target.matches(CONTROLS)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = stopAfter(key, controlsOf(currentTarget), target, isHorizontal);
      if (!next) return;
      // The keys would scroll.
      event.preventDefault();
      next.focus();
    },
  };
}

function controlsOf(list: HTMLElement): HTMLElement[][] {
  return Array.from(list.children, (row) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]).filter(
    (controls) => controls.length > 0,
  );
}

function markStop(list: HTMLElement, last: HTMLElement | undefined): void {
  const stops = controlsOf(list);
  const stop = findStop(stops, last, (control) => control.ariaPressed === 'true');
  for (const control of stops.flat()) {
    const tabIndex = control === stop ? 0 : -1;
    if (control.tabIndex !== tabIndex || !control.hasAttribute('tabindex')) control.tabIndex = tabIndex;
  }
}
