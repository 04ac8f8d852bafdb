import {translate} from '@docusaurus/Translate';
import hidden from '../hidden.module.css';
import styles from './chart.module.css';
import type {LineChartProps} from './types';

/** Nobody listens to more rows: of longer lists every so many points are said, the first and the last among them. */
const MOST_ROWS = 25;

type Props = Pick<LineChartProps, 'label' | 'x' | 'xText' | 'series' | 'limits'>;

/** A chart for those who do not see it. */
export function ChartTable({label, x, xText, series, limits = []}: Props) {
  const scaleText = (series.find(({axis}) => axis !== 'right') ?? series[0])?.text ?? String;
  return (
    // Absolute tables ignore their width, so that the page would scroll: the box around it does not.
    <div className={hidden.hidden}>
      <table className={styles.words}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({name}) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample(x.length).map((index) => (
            <tr key={index}>
              <th scope="row">{xText(x[index] ?? 0)}</th>
              {series.map(({name, values, text}) => (
                <td key={name}>{valueText(values[index], text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {limits.length > 0 && (
        <ul>
          {limits.map(({name, value, from, to}, index) => (
            <li key={index}>{`${name}: ${scaleText(value)}, ${spanText(xText(from), xText(to))}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A value in words, where there is one. */
export function valueText(value: number | null | undefined, text: (value: number) => string): string {
  return value === null || value === undefined
    ? translate({id: 'chart.noValue', message: 'no value'})
    : text(value);
}

function spanText(from: string, to: string): string {
  return translate({id: 'chart.span', message: '{from} to {to}'}, {from, to});
}

function sample(count: number): readonly number[] {
  const rows = Math.min(MOST_ROWS, count);
  return Array.from({length: rows}, (_, row) =>
    rows === 1 ? 0 : Math.round((row * (count - 1)) / (rows - 1)),
  );
}
