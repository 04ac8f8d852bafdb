import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {Loading} from '@site/src/components/loading/Loading';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import clsx from 'clsx';
import {useMemo} from 'react';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';
import {useThisHour} from '../shared/data/useNow';
import {Hint} from '../shared/parts/Hint';
import {EARLIEST, HOUR_MS, LATEST} from '../shared/view/hours';
import {isWithoutRoad, WayNotice} from '../shared/ways/WayNotice';
import {AlertCard} from './AlertCard';
import {AlertFilterFields} from './AlertFilterFields';
import {AlertSource} from './AlertSource';
import {bySeverity, languagesIn, phaseOf, shareOf, type Alert} from './alerts';
import styles from './alerts.module.css';
import {severityColours} from './severityColours';
import {languagesOf} from './languages';
import type {AlertFilters} from './useAlertFilters';
import type {AlertsState} from './useAlerts';
import {messageWord, phaseText, severityWords} from './words';

interface Props {
  readonly state: AlertsState;
  readonly filters: AlertFilters;
  /** The time shown. */
  readonly time: number;
  readonly selected: string | undefined;
  readonly selectedAlert: Alert | undefined;
  readonly hovered: string | undefined;
  readonly select: (key: string | undefined) => void;
  readonly hover: (key: string | undefined) => void;
  readonly show: (alert: Alert) => void;
}

/** The alerts in words, by severity, each with its part of the time bar. */
export function AlertsColumn(props: Props) {
  const {state, filters, time, selectedAlert, select, show} = props;
  const {isOnlyInSight} = filters;
  const {alerts, inSight, results, routes, isKnown, isLoading, wayError} = state;
  const inForce = alerts.filter((alert) => phaseOf(alert, time) === 'inForce').length;
  const languages = useMemo(
    () => (filters.where === 'country' ? languagesOf(filters.country) : languagesIn(alerts)),
    [filters.where, filters.country, alerts],
  );
  return (
    <>
      <WayNotice wayError={wayError} results={results} />
      <AlertSource filters={filters} languages={languages} routes={routes} />
      <AlertFilterFields filters={filters} />
      <p role="status" className={styles.count}>
        {isKnown &&
          pluralText(
            translate(
              {
                id: 'dashboard.alerts.count',
                message:
                  '{count} alert, {inForce} in force at the time shown|{count} alerts, {inForce} in force at the time shown',
                description: 'Plural forms of {count}',
              },
              {count: String(alerts.length), inForce: String(inForce)},
            ),
            alerts.length,
          )}
      </p>
      {isKnown && (alerts.length > 0 || isOnlyInSight) && (
        <p className={styles.sight}>
          <SmallButton
            isPressed={isOnlyInSight}
            onClick={() => filters.setSight(isOnlyInSight ? '' : 'only')}
          >
            {translate(
              {id: 'dashboard.alerts.inSight', message: 'On the map: {count}'},
              {count: String(inSight)},
            )}
          </SmallButton>
        </p>
      )}
      {selectedAlert && (
        <AlertCard
          key={alertKey(selectedAlert)}
          alert={selectedAlert}
          language={filters.language}
          time={time}
          show={() => show(selectedAlert)}
          close={() => select(undefined)}
        />
      )}
      {isLoading && <Loading />}
      {isKnown && alerts.length === 0 && (
        <Hint>
          {Object.values(filters.codes).some(Boolean) || isOnlyInSight ? (
            <Translate id="dashboard.alerts.none">No alert matches these filters.</Translate>
          ) : (
            <Nothing where={filters.where} />
          )}
        </Hint>
      )}
      {!isKnown && !isLoading && !isWithoutRoad(wayError) && <Missing where={filters.where} />}
      {bySeverity(alerts).map(([code, group]) => (
        <section key={code} className={styles.group}>
          <h3>
            {severityWords()[code - 1]} <span>{group.length}</span>
          </h3>
          <RowList label={severityWords()[code - 1]}>
            {group.map((alert) => (
              <Row key={alertKey(alert)} alert={alert} {...props} />
            ))}
          </RowList>
        </section>
      ))}
      <AlertAttribution alerts={alerts} />
    </>
  );
}

/** What is missing before anything can be asked. */
function Missing({where}: Pick<AlertFilters, 'where'>) {
  if (where === 'country') return null;
  return (
    <Hint>
      {where === 'place' ? (
        <Translate id="dashboard.alerts.setPlace">Set a place to see the alerts in force there.</Translate>
      ) : (
        <Translate id="dashboard.alerts.setRoute">
          Choose a stored route, or set two or more waypoints, to see the alerts along it.
        </Translate>
      )}
    </Hint>
  );
}

/** That there is nothing, said of what was asked. */
function Nothing({where}: Pick<AlertFilters, 'where'>) {
  switch (where) {
    case 'country':
      return <Translate id="dashboard.alerts.noneInCountry">No alerts for this country.</Translate>;
    case 'place':
      return <Translate id="dashboard.alerts.noneHere">No alert is in force at this place.</Translate>;
    case 'route':
      return <Translate id="dashboard.alerts.noneOnWay">There are no alerts along this route.</Translate>;
  }
}

function Row({alert, time, selected, hovered, select, hover}: Props & {readonly alert: Alert}) {
  const key = alertKey(alert);
  const phase = phaseOf(alert, time);
  return (
    <ListRow
      className={clsx(styles.row, phase !== 'inForce' && styles.quiet)}
      isSelected={key === selected}
      isHovered={key === hovered}
      toggle={() => select(key === selected ? undefined : key)}
      hover={(isOver) => hover(isOver ? key : undefined)}
    >
      <span className={styles.name}>
        {alert.eventDescription}, {alert.areaName}
      </span>
      <span className={styles.state}>
        {/* A cancellation is no news beside how the alert stands. */}
        {phase !== 'cancelled' && <em>{messageWord(alert)} </em>}
        {phaseText(alert, phase)}
      </span>
      <Span alert={alert} />
    </ListRow>
  );
}

interface SpanProps {
  readonly alert: Alert;
}

/** From onset to expiry, as wide as the time bar is long. */
function Span({alert}: SpanProps) {
  const thisHour = useThisHour();
  const share = shareOf(alert, thisHour + EARLIEST * HOUR_MS, thisHour + LATEST * HOUR_MS);
  return (
    <span className={styles.span} aria-hidden="true">
      {share && (
        <i
          style={{
            background: `var(--${severityColours[alert.severityCode - 1] ?? severityColours[3]})`,
            marginInlineStart: `${share.start * 100}%`,
            width: `${share.length * 100}%`,
          }}
        />
      )}
    </span>
  );
}
