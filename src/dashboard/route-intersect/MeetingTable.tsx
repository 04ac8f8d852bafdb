import Translate, {translate} from '@docusaurus/Translate';
import {useOneStop} from '@site/src/components/list-row/useOneStop';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import clsx from 'clsx';
import type {ColumnProps} from './columnProps';
import styles from './intersect.module.css';
import type {Meeting} from './meetings';
import {ThingLink} from './ThingLink';
import type {MetWay} from './useMeetings';
import {kindColours, phaseText, stretchText, timesText} from './words';

interface Props extends ColumnProps {
  readonly shown: MetWay;
}

/** What a way meets, in its order; each row is marked on the map by pointer and focus, and shown there by a press. */
export function MeetingTable(props: Props) {
  const rows = useOneStop<HTMLTableSectionElement>();
  return (
    <ScrollTable
      className={styles.meetings}
      label={translate({id: 'dashboard.intersect.table', message: 'What the route meets'})}
    >
      <thead>
        <tr>
          <th scope="col">
            <Translate id="dashboard.intersect.what">What</Translate>
          </th>
          <th scope="col">
            <Translate id="dashboard.intersect.kilometre">km</Translate>
          </th>
          <th scope="col">
            <Translate id="dashboard.intersect.time">Time</Translate>
          </th>
        </tr>
      </thead>
      <tbody {...rows}>
        {props.shown.meetings.map((meeting) => (
          <Row key={meeting.id} {...props} meeting={meeting} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface RowProps extends Props {
  readonly meeting: Meeting;
}

function Row({meeting, shown, departure, selected, hovered, select, hover, show}: RowProps) {
  const {id, thing, stretch, phase} = meeting;
  const isSelected = id === selected;
  const toggle = () => {
    select(isSelected ? undefined : id);
    if (!isSelected) show(shown.way, stretch);
  };
  return (
    <tr
      className={clsx(id === hovered && styles.hovered, phase !== 'inForce' && styles.quiet)}
      onMouseEnter={() => hover(id)}
      onMouseLeave={() => hover(undefined)}
    >
      <th scope="row">
        <button
          type="button"
          aria-pressed={isSelected}
          onFocus={() => hover(id)}
          onBlur={() => hover(undefined)}
          onClick={toggle}
        >
          <i style={{background: `var(--${kindColours[thing.kind]})`}} aria-hidden="true" />
          {thing.name}
        </button>
        <span className={styles.note}>
          {thing.note} <ThingLink thing={thing} />
        </span>
      </th>
      <td>{stretchText(meeting)}</td>
      <td>
        {timesText(meeting, departure)}
        {phase !== 'inForce' && <span className={styles.note}>{phaseText(meeting)}</span>}
      </td>
    </tr>
  );
}
