import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {hasRole, type DashboardGroup} from '@site/src/auth/people/roles';
import {roleGroups} from '@site/src/auth/settings/identitySettings';
import {paths} from '@site/src/site/paths';
import {useView} from '../shared/view/useView';
import {formatView} from '../shared/view/view';
import type {Kind, Thing} from './things';

/** The panel that knows more of a kind, and the group that opens it. */
const panels: Readonly<Record<Kind, {readonly id: string; readonly group: DashboardGroup}>> = {
  alert: {id: 'weather-alerts', group: 'weatherAlerts'},
  fire: {id: 'fire-zones', group: 'fireZones'},
  restriction: {id: 'flights', group: 'flights'},
  area: {id: 'locations', group: 'locations'},
};

interface Props {
  readonly thing: Thing;
}

/** Leads to a thing in its panel, for those to whom that is open; the routes stay on the map. */
export function ThingLink({thing: {kind, id, name, filters}}: Props) {
  const {user} = useAuth();
  const {view} = useView();
  const {id: panel, group} = panels[kind];
  if (!user || !hasRole(user, `dashboard:${group}`, roleGroups)) return null;
  const pinned = [...new Set([...view.pinned, 'route-intersect'])];
  // What that panel was filtered by might leave the thing out.
  const kept = Object.entries(view.filters).filter(([name]) => !name.startsWith(`${panel}-`));
  const query = formatView({
    ...view,
    panel,
    pinned,
    ids: [id],
    filters: {...Object.fromEntries(kept), ...filters},
  });
  return (
    <Link
      to={`${paths.dashboard}${query}`}
      aria-label={translate({id: 'dashboard.intersect.detailsOf', message: 'Details of {name}'}, {name})}
    >
      {translate({id: 'dashboard.intersect.details', message: 'Details'})}
    </Link>
  );
}
