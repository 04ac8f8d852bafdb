import {useState} from 'react';
import type {ListedCall} from '../calls/listedCall';

interface OpenCall<Call extends ListedCall> {
  /** The call that is shown in full; undefined while the list is shown. */
  readonly open: Call | undefined;
  readonly show: (key: string) => void;
  readonly back: () => void;
  /** The call that was shown last: the list begins at it, and gives it the focus. */
  readonly lastKey: string | undefined;
}

/** Which call of a list is shown in full. */
export function useOpenCall<Call extends ListedCall>(calls: readonly Call[]): OpenCall<Call> {
  const [lastKey, setLastKey] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return {
    open: isOpen ? calls.find(({key}) => key === lastKey) : undefined,
    show: (key) => {
      setLastKey(key);
      setOpen(true);
    },
    back: () => setOpen(false),
    lastKey,
  };
}
