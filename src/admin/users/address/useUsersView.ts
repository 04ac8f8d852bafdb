import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useMemo} from 'react';
import {formatUsersView, parseUsersView, type UsersView} from './usersView';

/** The view of the address, and a way to change it. Every change is an entry of the browser's history unless it is typed. */
export function useUsersView() {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const view = useMemo(() => parseUsersView(search), [search]);
  const addressOf = useCallback(
    (patch: Partial<UsersView>) =>
      `${pathname}${formatUsersView({...parseUsersView(history.location.search), ...patch})}`,
    [pathname, history],
  );
  const change = useCallback(
    (patch: Partial<UsersView>, {isTyped = false} = {}) =>
      history[isTyped ? 'replace' : 'push'](addressOf(patch)),
    [history, addressOf],
  );
  return {view, addressOf, change};
}
