import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useMemo} from 'react';
import {formatReportView, parseReportView, type ReportView} from './reportView';

/** The view of the address, and a way to change it. A step is an entry of the browser's history. */
export function useReportView() {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const view = useMemo(() => parseReportView(search), [search]);
  const addressOf = useCallback(
    (patch: Partial<ReportView>) => ({
      pathname,
      // Several changes may come before the page is drawn again: each adds to the one before it.
      search: formatReportView({...parseReportView(history.location.search), ...patch}),
    }),
    [pathname, history],
  );
  const change = useCallback(
    (patch: Partial<ReportView>, {isStep = false} = {}) => {
      // A filter that is still being typed while the reader leaves for another page does not lead back here.
      if (history.location.pathname !== pathname) return;
      history[isStep ? 'push' : 'replace'](addressOf(patch));
    },
    [history, pathname, addressOf],
  );
  return {view, change};
}
