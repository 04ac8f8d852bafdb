import {translate} from '@docusaurus/Translate';
import {useVirtualizer} from '@tanstack/react-virtual';
import {useEffect, useRef} from 'react';
import type {ReportView} from '../address/reportView';
import type {ReportRow} from '../rows/reportRow';
import {HeadRow} from './HeadRow';
import {PlanRow} from './PlanRow';
import styles from './table.module.css';

interface Props {
  readonly rows: readonly ReportRow[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>, how?: {readonly isStep?: boolean}) => void;
  /** Told of the ids of the rows in sight. */
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly hasFailed: (id: string) => boolean;
}

const ROW_PIXELS = 41;
/** Rows that are drawn above and below those in sight. */
const MORE = 8;

/** The plans that are found. Of thousands only the rows in sight are drawn. */
export function ReportTable({rows, view, change, see, ticked, tick, hasFailed}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    overscan: MORE,
  });
  const drawn = virtual.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  useEffect(() => {
    see(rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1).map(({item}) => item.flightPlanId));
  }, [rows, first?.index, last?.index, see]);
  const tickOne = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    tick(next);
  };
  return (
    <div
      ref={box}
      className={styles.box}
      role="region"
      aria-label={translate({id: 'admin.report.table', message: 'Flight plans'})}
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <HeadRow
          {...{view, change}}
          isAllTicked={rows.length > 0 && rows.every(({item}) => ticked.has(item.flightPlanId))}
          tickAll={(isTicked) => tick(new Set(isTicked ? rows.map(({item}) => item.flightPlanId) : []))}
        />
        <tbody>
          {first && <Gap pixels={first.start} />}
          {drawn.map(({index}) => {
            const row = rows[index];
            const id = row?.item.flightPlanId ?? '';
            return (
              row && (
                <PlanRow
                  key={id}
                  {...{row, index}}
                  columns={view.columns}
                  isTicked={ticked.has(id)}
                  tick={(isTicked) => tickOne(id, isTicked)}
                  open={() => change({show: 'plan', ids: [id]}, {isStep: true})}
                  hasFailed={hasFailed(id)}
                />
              )
            );
          })}
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
