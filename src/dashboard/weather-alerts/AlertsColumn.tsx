import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {ListRow} from '@site/src/components/list-row/ListRow';
import type {UseQueryResult} from '@tanstack/react-query';
import clsx from 'clsx';
import {alertKey} from '../shared/data/alertKey';
import {useThisHour} from '../shared/data/useNow';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {EARLIEST, HOUR_MS, LATEST} from '../shared/view/hours';
import {AlertCard} from './AlertCard';
import {AlertFilterFields} from './AlertFilterFields';
import {bySeverity, phaseOf, shareOf, type Alert} from './alerts';
import styles from './alerts.module.css';
import {severityColours} from './severityColours';
import type {AlertFilters} from './useAlerts';
import {messageWord, phaseText, severityWords} from './words';

interface Props {
  readonly alerts: readonly Alert[];
  readonly result: UseQueryResult<unknown>;
  readonly filters: AlertFilters;
  /** The time shown. */
  readonly time: number;
  readonly selected: string | undefined;
  readonly selectedAlert: Alert | undefined;
  readonly hovered: string | undefined;
  readonly attribution: string;
  readonly select: (key: string | undefined) => void;
  readonly hover: (key: string | undefined) => void;
  readonly show: (alert: Alert) => void;
}

/** The alerts in words, by severity, each with its part of the time bar. */
export function AlertsColumn(props: Props) {
  const {alerts, result, filters, time, selectedAlert, attribution, select, show} = props;
  const inForce = alerts.filter((alert) => phaseOf(alert, time) === 'inForce').length;
  return (
    <>
      <DataAge results={[result]} />
      <AlertFilterFields filters={filters} />
      <p role="status" className={styles.count}>
        {result.isPending
          ? ''
          : translate(
              {id: 'dashboard.alerts.count', message: '{count} alerts, {inForce} in force at the time shown'},
              {count: String(alerts.length), inForce: String(inForce)},
            )}
      </p>
      {selectedAlert && (
        <AlertCard
          key={alertKey(selectedAlert)}
          alert={selectedAlert}
          time={time}
          show={() => show(selectedAlert)}
          close={() => select(undefined)}
        />
      )}
      {result.isPending && !result.isError && <Loading />}
      {result.isSuccess && alerts.length === 0 && (
        <Hint>
          <Translate id="dashboard.alerts.none">No alert matches these filters.</Translate>
        </Hint>
      )}
      {bySeverity(alerts).map(([code, group]) => (
        <section key={code} className={styles.group}>
          <h3>
            {severityWords()[code - 1]} <span>{group.length}</span>
          </h3>
          <ul>
            {group.map((alert) => (
              <Row key={alertKey(alert)} alert={alert} {...props} />
            ))}
          </ul>
        </section>
      ))}
      {attribution && <p className={styles.attribution}>{attribution}</p>}
    </>
  );
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
        <em>{messageWord(alert)}</em> {phaseText(alert, phase)}
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
            background: severityColours[alert.severityCode - 1] ?? severityColours[3],
            marginInlineStart: `${share.start * 100}%`,
            width: `${share.length * 100}%`,
          }}
        />
      )}
    </span>
  );
}
