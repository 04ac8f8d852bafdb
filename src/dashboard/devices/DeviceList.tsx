import Translate from '@docusaurus/Translate';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import {agoWords} from '../shared/parts/agoWords';
import {Deprecated} from './Deprecated';
import styles from './devices.module.css';
import {punctualityOf, type Device} from './devices';
import {punctualityText} from './words';

/** A list of thousands is drawn piece by piece. */
const PIECE = 60;

interface Props {
  readonly found: readonly Device[];
  readonly selectedId: string | undefined;
  readonly hovered: string | undefined;
  readonly now: number;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** What was found, late devices first, the latest of them at the top. */
export function DeviceList({found, now, ...row}: Props) {
  const [shown, setShown] = useState(PIECE);
  const missed = (device: Device) => {
    const punctuality = punctualityOf(device, now);
    return punctuality.kind === 'missed' ? punctuality.count : 0;
  };
  const ordered = [...found].sort((one, other) => missed(other) - missed(one));
  return (
    <>
      <ul className={styles.list}>
        {ordered.slice(0, shown).map((device) => (
          <Row key={device.id} device={device} now={now} {...row} />
        ))}
      </ul>
      {ordered.length > shown && (
        <SmallButton onClick={() => setShown(shown + 4 * PIECE)}>
          <Translate id="dashboard.devices.more" values={{count: ordered.length - shown}}>
            {'Show more of the {count} others'}
          </Translate>
        </SmallButton>
      )}
    </>
  );
}

interface RowProps extends Omit<Props, 'found'> {
  readonly device: Device;
}

function Row({device, selectedId, hovered, now, select, hover}: RowProps) {
  const {id, name, channels, collection, drone} = device;
  const [newest] = channels;
  const punctuality = punctualityOf(device, now);
  return (
    <ListRow
      className={styles.row}
      isSelected={id === selectedId}
      isHovered={id === hovered}
      toggle={() => select(id === selectedId ? undefined : id)}
      hover={(isOver) => hover(isOver ? id : undefined)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.state} data-kind={punctuality.kind}>
        {punctualityText(punctuality)}
      </span>
      <span className={styles.soft}>
        {collection?.collectionName} {drone && <Deprecated />}
      </span>
      <span className={styles.soft}>
        {newest && agoWords(now - Date.parse(newest.item.object.timestamp))}
      </span>
    </ListRow>
  );
}
