import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useMemo} from 'react';

/**
 * The view of the address, and a way to change it. A step is an entry of the browser's history.
 *
 * @param parse the view of a query; stable, as `format` is
 * @param format the query of a view, with its question mark
 */
export function useAddressView<View>(parse: (search: string) => View, format: (view: View) => string) {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const view = useMemo(() => parse(search), [parse, search]);
  const addressOf = useCallback(
    // Several changes may come before the page is drawn again: each adds to the one before it.
    (patch: Partial<View>) => `${pathname}${format({...parse(history.location.search), ...patch})}`,
    [pathname, history, parse, format],
  );
  const change = useCallback(
    (patch: Partial<View>, {isStep = false}: {readonly isStep?: boolean} = {}) => {
      // A filter that is still being typed while the reader leaves for another page does not lead back here.
      if (history.location.pathname === pathname) history[isStep ? 'push' : 'replace'](addressOf(patch));
    },
    [history, pathname, addressOf],
  );
  return {view, addressOf, change};
}
