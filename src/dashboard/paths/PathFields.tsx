import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import styles from './paths.module.css';
import {gapMinutes, OWN, spanHours, type PathsView} from './usePathsView';
import {measureName} from './words';

interface Props {
  readonly paths: PathsView;
}

/** Which time the tracks cover, and how they are drawn. */
export function PathFields({paths}: Props) {
  const {hours, setHours, from, setFrom, to, setTo, measure, setColour, gap, setGap, renew} = paths;
  return (
    <div className={styles.fields}>
      <Choice
        label={translate({id: 'dashboard.paths.span', message: 'Time'})}
        options={[
          ...spanHours
            .toSorted((one, other) => one - other)
            .map((each) => [String(each), spanName(each)] as const),
          [OWN, translate({id: 'dashboard.paths.own', message: 'Custom period'})],
        ]}
        value={hours}
        choose={setHours}
      />
      {hours === OWN && (
        <>
          <TimeField
            label={translate({id: 'dashboard.paths.from', message: 'From'})}
            value={from}
            change={setFrom}
          />
          <TimeField label={translate({id: 'dashboard.paths.to', message: 'To'})} value={to} change={setTo} />
        </>
      )}
      <Choice
        label={translate({id: 'dashboard.paths.colour', message: 'Colour by'})}
        options={(['speed', 'altitude'] as const).map((each) => [each, measureName(each)] as const)}
        value={measure}
        choose={setColour}
      />
      <Choice
        label={translate({id: 'dashboard.paths.gap', message: 'Gap after'})}
        options={gapMinutes
          .toSorted((one, other) => one - other)
          .map(
            (each) =>
              [
                String(each),
                translate({id: 'dashboard.paths.minutes', message: '{count} min'}, {count: String(each)}),
              ] as const,
          )}
        value={gap}
        choose={setGap}
      />
      {hours !== OWN && (
        <div className={styles.renew}>
          <SmallButton onClick={renew}>
            <Translate id="dashboard.paths.renew">Load the newest reports</Translate>
          </SmallButton>
        </div>
      )}
    </div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  /** ISO 8601, or empty. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A time as people here write it, kept as the platform writes it. */
function TimeField({label, value, change}: TimeFieldProps) {
  const id = useId();
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={localText(value)}
        onChange={({target}) => {
          const time = new Date(target.value);
          change(Number.isNaN(time.getTime()) ? '' : time.toISOString());
        }}
      />
    </div>
  );
}

function localText(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function spanName(hours: number): string {
  if (hours === 1) return translate({id: 'dashboard.paths.lastHour', message: 'Last hour'});
  if (hours < 48)
    return translate(
      {id: 'dashboard.paths.lastHours', message: 'Last {count} hours'},
      {count: String(hours)},
    );
  return translate(
    {id: 'dashboard.paths.lastDays', message: 'Last {count} days'},
    {count: String(hours / 24)},
  );
}
