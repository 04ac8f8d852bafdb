import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findOwnPath} from '@site/src/site/findOwnPath';
import {paths} from '@site/src/site/paths';
import {useAuth} from '../context/useAuth';
import {forgetViewing, keepViewing, readViewing, type Viewing} from '../viewing/viewing';

/** Whom to view as: a person, or a set of groups. */
export type ViewedPerson = Omit<Viewing, 'by' | 'from'>;

/** What begins and ends a view. Both load a page anew: nothing that one has seen stays in memory for the other. */
export interface ViewAs {
  /**
   * Shows the portal as a person, or a member of these groups, would meet it, from the dashboard on.
   *
   * @throws UnfinishedPageError when leaving the page would lose something
   * @throws DOMException where the browser keeps nothing
   */
  readonly begin: (viewed: ViewedPerson) => void;
  /** Goes back to where the view began, as oneself. */
  readonly leave: () => void;
}

/** Something on the page is under way, and a view would lose it. */
export class UnfinishedPageError extends Error {
  constructor() {
    super('Leaving this page would lose something.');
    this.name = 'UnfinishedPageError';
  }
}

export function useViewAs(): ViewAs {
  const {user} = useAuth();
  const {pathname, search} = useLocation();
  const dashboard = useBaseUrl(paths.dashboard);
  const home = useBaseUrl(paths.adminDashboard);
  const base = useBaseUrl('/');
  return {
    begin: (viewed) => {
      if (!user) return;
      if (isHeld()) throw new UnfinishedPageError();
      keepViewing({...viewed, by: user.username, from: `${pathname}${search}`});
      window.location.assign(dashboard);
    },
    leave: () => {
      const from = readViewing()?.from;
      forgetViewing();
      window.location.assign((from !== undefined && findOwnPath(from, base)) || home);
    },
  };
}

/**
 * Whether the page asks before it is left. The browser's own question comes too late: whoever answered "Stay" would have
 * a view on a page that is still their own.
 */
function isHeld(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
}
