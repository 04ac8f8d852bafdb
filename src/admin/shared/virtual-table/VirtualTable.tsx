import {useVirtualizer} from '@tanstack/react-virtual';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import styles from './virtualTable.module.css';

interface Props {
  /** Names the region of the table. */
  readonly label: string;
  /** The `<thead>`. */
  readonly head: ReactNode;
  readonly count: number;
  /** The `<tr>` of a row, with a key. */
  readonly row: (index: number) => ReactNode;
  /** Whether more rows may follow that are not known yet. */
  readonly isOpenEnded?: boolean;
  /** Told which rows are drawn: the index of the first, and the one after the last. Must be stable. */
  readonly see?: (first: number, end: number) => void;
  /** Remembers, in pixels, how far the table is scrolled while it is not shown. */
  readonly offset?: RefObject<number>;
}

const ROW_PIXELS = 41;
/** Rows that are drawn above and below those in sight. */
const MORE = 8;

/** A table of which only the rows in sight are drawn, however many thousands there are. */
export function VirtualTable({label, head, count, row, isOpenEnded = false, see, offset}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    overscan: MORE,
    initialOffset: () => offset?.current ?? 0,
  });
  const drawn = virtual.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const [begin, end] = [first?.index ?? 0, (last?.index ?? -1) + 1];
  useEffect(() => see?.(begin, end), [see, begin, end]);
  return (
    <div
      ref={box}
      className={styles.box}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({currentTarget}) => {
        if (offset) offset.current = currentTarget.scrollTop;
      }}
    >
      <table className={styles.table} aria-rowcount={isOpenEnded ? -1 : count + 1}>
        {head}
        <tbody>
          <Gap pixels={first?.start ?? virtual.getTotalSize()} />
          {drawn.map(({index}) => row(index))}
          {last && <Gap pixels={virtual.getTotalSize() - last.end} />}
        </tbody>
      </table>
    </div>
  );
}

interface GapProps {
  readonly pixels: number;
}

/** Keeps the room of rows that are not drawn. */
function Gap({pixels}: GapProps) {
  return pixels > 0 && <tr aria-hidden="true" className={styles.gap} style={{blockSize: pixels}} />;
}
