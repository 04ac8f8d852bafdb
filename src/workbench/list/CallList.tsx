import {useVirtualizer} from '@tanstack/react-virtual';
import {useRef, type KeyboardEvent} from 'react';
import type {ListedCall} from '../calls/listedCall';
import {CallRow} from './CallRow';
import styles from './list.module.css';

interface Props<Call extends ListedCall> {
  readonly label: string;
  readonly calls: readonly Call[];
  readonly open: (call: Call) => void;
}

const ROW_PIXELS = 60;
/** Rows that are drawn above and below those in sight. */
const MORE = 10;

/** Calls of which only those in sight are drawn, however many there are. Arrow keys lead from one to the next. */
export function CallList<Call extends ListedCall>({label, calls, open}: Props<Call>) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: calls.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => calls[index]?.key ?? index,
    overscan: MORE,
    initialRect: {width: 400, height: 600},
  });
  const step = (event: KeyboardEvent, index: number) => {
    const next = index + (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0);
    if (next === index || next < 0 || next >= calls.length) return;
    event.preventDefault();
    virtual.scrollToIndex(next);
    box.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus();
  };
  return (
    <div ref={box} className={styles.box} role="region" aria-label={label} tabIndex={-1}>
      <ul className={styles.rows} style={{blockSize: virtual.getTotalSize()}}>
        {virtual.getVirtualItems().map(({index, key, start}) => {
          const call = calls[index];
          return (
            call && (
              <li
                key={key}
                className={styles.row}
                data-index={index}
                aria-setsize={calls.length}
                aria-posinset={index + 1}
                style={{transform: `translateY(${start}px)`}}
                onKeyDown={(event) => step(event, index)}
              >
                <CallRow call={call} open={() => open(call)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
