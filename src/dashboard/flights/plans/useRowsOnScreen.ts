import {useCallback, useEffect, useState} from 'react';

const none: ReadonlySet<string> = new Set();

/** Which rows of a list are on screen. `watch` is the `ref` of an element with the id of its row as `data-row`. */
export function useRowsOnScreen() {
  const [shown, setShown] = useState(none);
  const [observer] = useState(
    () =>
      new IntersectionObserver((entries) =>
        setShown((before) => {
          const after = new Set(before);
          for (const {target, isIntersecting} of entries) {
            const id = (target as HTMLElement).dataset['row'] ?? '';
            if (isIntersecting) after.add(id);
            else after.delete(id);
          }
          return after;
        }),
      ),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const watch = useCallback(
    (element: HTMLElement) => {
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );
  return {shown, watch};
}
