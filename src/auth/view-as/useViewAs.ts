import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {paths} from '@site/src/site/paths';
import {useAuth} from '../context/useAuth';
import {forgetViewing, keepViewing, readViewing, type Viewing} from '../viewing/viewing';

/** Whom to view as: a person, or a set of groups. */
export type ViewedPerson = Omit<Viewing, 'by' | 'from'>;

/** What begins and ends a view. Both load a page anew: nothing that one has seen stays in memory for the other. */
export interface ViewAs {
  /** Shows the portal as a person, or a member of these groups, would meet it, from the dashboard on. */
  readonly begin: (viewed: ViewedPerson) => void;
  /** Goes back to where the view began, as oneself. */
  readonly leave: () => void;
}

export function useViewAs(): ViewAs {
  const {user} = useAuth();
  const {pathname, search} = useLocation();
  const dashboard = useBaseUrl(paths.dashboard);
  const home = useBaseUrl(paths.adminDashboard);
  return {
    begin: (viewed) => {
      if (!user) return;
      keepViewing({...viewed, by: user.username, from: `${pathname}${search}`});
      window.location.assign(dashboard);
    },
    leave: () => {
      const from = readViewing()?.from ?? home;
      forgetViewing();
      window.location.assign(from);
    },
  };
}
