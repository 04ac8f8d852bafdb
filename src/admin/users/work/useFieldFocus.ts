import {useEffect, useRef} from 'react';

/** A form whose first field gets the focus when the form comes back: the button that led there is gone. */
export function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return form;
}
