import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {formatView, parseView} from './view';
import {ViewContext, type ViewChange} from './useView';

/** A map that is dragged and a slider that is moved change the address once they rest. */
const REST_MS = 300;

interface Props {
  readonly children: ReactNode;
}

/** Keeps view and address the same: a change becomes the address, and an address that is opened becomes the view. */
export function ViewProvider({children}: Props) {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [view, setView] = useState(() => parseView(search));
  const latest = useRef(view);
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    (how: 'push' | 'replace') => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // An address that was opened meanwhile has not come here yet. It is what the reader wants, and not what rested.
      const {location} = history;
      if (location.search !== written.current || location.pathname !== pathname) return;
      const next = formatView(latest.current);
      if (next === written.current) return;
      written.current = next;
      history[how]({pathname, search: next});
    },
    [history, pathname],
  );
  const change: ViewChange = useCallback(
    (patch, {isStep = false} = {}) => {
      // What still rests belongs to the entry that is about to be left.
      if (isStep && timer.current !== undefined) write('replace');
      latest.current = {...latest.current, ...patch};
      setView(latest.current);
      if (isStep) return write('push');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('replace'), REST_MS);
    },
    [write],
  );
  useEffect(() => {
    if (search === written.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    written.current = search;
    latest.current = parseView(search);
    setView(latest.current);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = useMemo(() => ({view, change}), [view, change]);
  return <ViewContext value={value}>{children}</ViewContext>;
}
