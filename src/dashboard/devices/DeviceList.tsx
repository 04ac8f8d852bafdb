import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {agoWords} from '@site/src/components/moment/agoWords';
import {useMemo} from 'react';
import {Deprecated} from './Deprecated';
import styles from './devices.module.css';
import {punctualityOf, type Device} from './devices';
import {punctualityText} from './words';

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
  const ordered = useMemo(() => {
    const missed = new Map(found.map((device) => [device, missedBy(device, now)]));
    return [...found].sort((one, other) => (missed.get(other) ?? 0) - (missed.get(one) ?? 0));
  }, [found, now]);
  const {shown, more} = usePieces(ordered);
  return (
    <>
      <RowList className={styles.list}>
        {shown.map((device) => (
          <Row key={device.id} device={device} now={now} {...row} />
        ))}
      </RowList>
      {more}
    </>
  );
}

function missedBy(device: Device, now: number): number {
  const punctuality = punctualityOf(device, now);
  return punctuality.kind === 'missed' ? punctuality.count : 0;
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
