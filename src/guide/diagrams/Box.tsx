import styles from './diagram.module.css';
import {Words} from './Words';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly variant?: 'box' | 'accent';
  readonly columns?: number;
  readonly children: string;
}

/** A box with its words in it, set from the top. */
export function Box({x, y, width, height, variant = 'box', columns, children}: Props) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="3" className={styles[variant]} />
      <Words x={x + width / 2} y={y + 20} tone="strong" columns={columns ?? Math.floor(width / 7)}>
        {children}
      </Words>
    </>
  );
}
