import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {hasRole, type DashboardGroup} from '@site/src/auth/people/roles';
import {roleGroups} from '@site/src/auth/settings/identitySettings';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {paths} from '@site/src/site/paths';
import {useView} from '../view/useView';
import {formatView} from '../view/view';

interface Props {
  /** Of an object whose history the platform keeps. */
  readonly trackOf?: string | undefined;
  readonly position: readonly number[] | undefined;
}

/** A panel that knows more of an object, or of where it is. */
interface Way {
  readonly panel: string;
  readonly group: DashboardGroup;
  readonly text: string;
  /** With which the panel shows it. */
  readonly filters: Readonly<Record<string, string>>;
}

/** From the card of an object to its track, and to the weather and the warnings where it is; what shows it stays on the map. */
export function ObjectLinks({trackOf, position: [lon, lat] = []}: Props) {
  const {user} = useAuth();
  const {view} = useView();
  const at = lon === undefined || lat === undefined ? '' : `${lon.toFixed(4)},${lat.toFixed(4)}`;
  const ways: readonly Way[] = [
    ...(trackOf === undefined
      ? []
      : [{panel: 'paths', group: 'paths', text: trackText(), filters: {'paths-of': trackOf}} as const]),
    ...(at === ''
      ? []
      : ([
          {
            panel: 'weather-forecast',
            group: 'weatherForecast',
            text: translate({id: 'dashboard.object.weather', message: 'Weather there'}),
            filters: {'weather-forecast-at': at},
          },
          {
            panel: 'weather-alerts',
            group: 'weatherAlerts',
            text: translate({id: 'dashboard.object.alerts', message: 'Warnings there'}),
            filters: {'weather-alerts-where': 'place', 'weather-alerts-place': at},
          },
        ] as const)),
  ];
  return ways
    .filter(({group}) => user && hasRole(user, `dashboard:${group}`, roleGroups))
    .map(({panel, text, filters}) => {
      const pinned = [...new Set([...view.pinned, ...(view.panel ? [view.panel] : [])])];
      // What that panel was filtered by might leave out what the link is about.
      const kept = Object.entries(view.filters).filter(([name]) => !name.startsWith(`${panel}-`));
      const query = formatView({
        ...view,
        panel,
        pinned,
        ids: [],
        filters: {...Object.fromEntries(kept), ...filters},
      });
      return (
        <SmallButton key={panel} to={`${paths.dashboard}${query}`}>
          {text}
        </SmallButton>
      );
    });
}

const trackText = () => translate({id: 'dashboard.object.track', message: 'Track of the last 6 hours'});
