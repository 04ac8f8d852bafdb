import {defaultRangeExtractor, useVirtualizer, type Range} from '@tanstack/react-virtual';
import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import type {ListedCall} from '../calls/listedCall';
import {CallRow} from './CallRow';
import styles from './list.module.css';
import {nextRow} from './nextRow';

interface Props<Call extends ListedCall> {
  readonly label: string;
  readonly calls: readonly Call[];
  readonly open: (call: Call) => void;
  /** The call that takes the focus as the list appears: the one that was shown in full before. */
  readonly lastKey: string | undefined;
}

const ROW_PIXELS = 60;
/** Rows that are drawn above and below those in sight. */
const MORE = 10;
/** Rows above the one at which a list begins. */
const ABOVE = 3;

/**
 * Calls of which only those in sight are drawn, however many there are. Arrow keys lead from one to the next, Home and
 * End to the first and the last. The row with the focus stays drawn: otherwise a list that grows would take the focus
 * away.
 */
export function CallList<Call extends ListedCall>({label, calls, open, lastKey}: Props<Call>) {
  const box = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState(lastKey);
  const focused = focusedKey === undefined ? -1 : calls.findIndex(({key}) => key === focusedKey);
  const virtual = useVirtualizer({
    count: calls.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => calls[index]?.key ?? index,
    overscan: MORE,
    initialRect: {width: 400, height: 600},
    initialOffset: () => Math.max(0, (focused - ABOVE) * ROW_PIXELS),
    rangeExtractor: (range) => withRow(range, focused),
  });
  // The row that the keys lead to may have to be drawn first.
  const wanted = useRef(lastKey);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"] button`);
    wanted.current = undefined;
    if (row) row.focus({preventScroll: true});
    // A filter may have taken it away meanwhile.
    else if (document.activeElement === document.body) box.current?.focus();
  });
  const step = (event: KeyboardEvent, index: number) => {
    const next = nextRow(event.key, index, calls.length);
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = calls[next]?.key;
    setFocusedKey(wanted.current);
    virtual.scrollToIndex(next);
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
                data-key={call.key}
                aria-setsize={calls.length}
                aria-posinset={index + 1}
                style={{transform: `translateY(${start}px)`}}
                onFocus={() => setFocusedKey(call.key)}
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

/** The rows that are drawn, in order, with one more. */
function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}
