import {type RefObject, useEffect, useRef} from 'react';

/**
 * Keeps the keyboard where it is when the button that it is on makes way for another: as the element that had the focus
 * is removed, the browser gives the focus to the page, and Tab begins at its top again.
 *
 * @param box what the new button is in: its first button takes the focus
 * @param shown what decides which button there is
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    // A dialog that closes at the same time gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        box.current?.querySelector('button')?.focus({preventScroll: true});
    });
    return () => cancelAnimationFrame(frame);
  }, [box, shown]);
}
