import {translate} from '@docusaurus/Translate';
import {useRef, type KeyboardEvent} from 'react';
import styles from './chart.module.css';
import {ChartTable, valueText} from './ChartTable';
import {indexAfterKey, nearestIndex} from './cursor';
import type {LineChartProps} from './types';
import {useLineChart} from './useLineChart';

/** Lines over time or distance. The cursor is the page's: what it marks can be marked elsewhere, too. */
export function LineChart(props: LineChartProps) {
  const {label, x, xText, series, limits, cursor, onCursor, onPick} = props;
  const box = useRef<HTMLDivElement>(null);
  useLineChart(box, props);
  const index = cursor === undefined ? undefined : nearestIndex(x, cursor);
  const press = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, x.length);
    if (next !== undefined) onCursor(x[next]);
    else if (event.key === 'Enter' && cursor !== undefined) onPick?.(cursor);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.chart}>
      <Readout x={x} xText={xText} series={series} index={index} />
      <div
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, x.length - 1)}
        aria-valuenow={index ?? 0}
        aria-valuetext={
          index === undefined
            ? translate({id: 'chart.noCursor', message: 'Nothing marked'})
            : [
                xText(x[index] ?? 0),
                ...series.map(({name, values, text}) => `${name} ${valueText(values[index], text)}`),
              ].join(', ')
        }
        onKeyDown={press}
        onBlur={() => onCursor(undefined)}
      >
        <div ref={box} />
      </div>
      <ChartTable label={label} x={x} xText={xText} series={series} {...(limits && {limits})} />
    </div>
  );
}

interface ReadoutProps extends Pick<LineChartProps, 'x' | 'xText' | 'series'> {
  readonly index: number | undefined;
}

/** Names the lines, with their values at the cursor. The slider says the same, and the table. */
function Readout({x, xText, series, index}: ReadoutProps) {
  return (
    <div className={styles.readout} aria-hidden="true">
      {series.map(({name, colour, values, text}) => (
        <span key={name}>
          <i style={{color: colour}} />
          {name}
          {index !== undefined && <strong>{valueText(values[index], text)}</strong>}
        </span>
      ))}
      {index !== undefined && <span className={styles.at}>{xText(x[index] ?? 0)}</span>}
    </div>
  );
}
