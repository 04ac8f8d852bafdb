import {useEffect, useRef} from 'react';

/** A heading that gets the focus whenever the reader comes to another place: the button that led there is gone. */
export function useHeadingFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    heading.current?.focus();
  }, [place]);
  return heading;
}
