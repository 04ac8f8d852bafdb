import styles from './diagram.module.css';
import {wrap} from './wrap';

interface Props {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Most characters in a line: a translation wraps where it must. */
  readonly columns?: number;
  readonly tone?: 'soft' | 'strong';
  /** Already translated. */
  readonly children: string;
}

const LINE_HEIGHT = 16;

/** Words of a diagram, wrapped: SVG does not do it by itself. */
export function Words({x, y, anchor = 'middle', columns = 40, tone, children}: Props) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={tone && styles[tone]}>
      {wrap(children, columns).map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
