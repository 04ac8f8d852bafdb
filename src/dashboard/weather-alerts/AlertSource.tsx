import {byName} from '@site/src/components/order/naturalOrder';
import {routeName} from '../shared/ways/routeName';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Choice} from '@site/src/components/choice/Choice';
import {Segments} from '@site/src/components/segments/Segments';
import {positionText} from '@site/src/map/places/positionText';
import type {Schemas} from '@site/src/platform';
import {useMemo} from 'react';
import {DrawField} from '../shared/draw/DrawField';
import {formatWaypoints, MOST_WAYPOINTS} from '../shared/ways/waypoints';
import styles from './alerts.module.css';
import {namedCountries} from './countries';
import {namedLanguages} from './languages';
import type {AlertFilters, Where} from './useAlertFilters';

interface Props {
  readonly filters: AlertFilters;
  /** Those that the texts can be had in. */
  readonly languages: readonly string[];
  readonly routes: readonly Schemas['RouteBody'][];
}

/** Where alerts are asked for, and in which language. */
export function AlertSource({filters, languages, routes}: Props) {
  const {where, setWhere, language, setLanguage} = filters;
  const options: readonly {readonly value: Where; readonly name: string}[] = [
    {value: 'country', name: translate({id: 'dashboard.alerts.where.country', message: 'Country'})},
    {value: 'place', name: translate({id: 'dashboard.alerts.where.place', message: 'Place'})},
    {value: 'route', name: translate({id: 'dashboard.alerts.where.route', message: 'Route'})},
  ];
  return (
    <div className={styles.source}>
      <Segments
        label={translate({id: 'dashboard.alerts.where', message: 'Alerts for'})}
        options={options}
        value={where}
        choose={(next) => setWhere(next === 'country' ? '' : next)}
      />
      {where === 'country' && <CountryChoice filters={filters} />}
      {where === 'place' && <PlaceField filters={filters} />}
      {where === 'route' && <RouteFields filters={filters} routes={routes} />}
      {languages.length > 1 && (
        <Choice
          label={translate({id: 'dashboard.alerts.language', message: 'Language'})}
          options={namedLanguages(languages)}
          value={languages.includes(language) ? language : 'en'}
          choose={(next) => setLanguage(next === 'en' ? '' : next)}
        />
      )}
    </div>
  );
}

function CountryChoice({filters}: Pick<Props, 'filters'>) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const countries = useMemo(() => namedCountries(currentLocale), [currentLocale]);
  return (
    <Choice
      label={translate({id: 'dashboard.alerts.country', message: 'Country'})}
      options={countries}
      value={filters.country}
      choose={filters.setCountry}
    />
  );
}

function PlaceField({filters: {place, setPlace}}: Pick<Props, 'filters'>) {
  return (
    <DrawField
      kind="points"
      label={translate({id: 'dashboard.alerts.place', message: 'A place'})}
      positions={useMemo(() => (place ? [place] : []), [place])}
      change={([next]) => setPlace(next ? positionText(next) : '')}
      most={1}
    />
  );
}

function RouteFields({filters, routes}: Omit<Props, 'languages'>) {
  const {stored, setStored, waypoints, setWay} = filters;
  // A link may name a route that has been deleted since.
  const isStored = routes.some(({routeId}) => routeId === stored);
  return (
    <>
      <Choice
        label={translate({id: 'dashboard.alerts.route', message: 'Route'})}
        options={byName(routes, routeName).map((route) => [route.routeId, routeName(route)])}
        value={isStored ? stored : ''}
        choose={setStored}
        hasAny={translate({id: 'dashboard.alerts.drawn', message: 'The waypoints below'})}
      />
      {!isStored && (
        <DrawField
          kind="points"
          label={translate({id: 'dashboard.alerts.waypoints', message: 'Waypoints of a road route'})}
          positions={waypoints}
          change={(next) => setWay(formatWaypoints(next))}
          most={MOST_WAYPOINTS}
        />
      )}
    </>
  );
}
