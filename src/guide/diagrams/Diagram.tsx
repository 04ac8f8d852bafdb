import {type ReactNode, useId} from 'react';
import styles from './diagram.module.css';

interface Props {
  /** What the picture is called, for those who do not see it. */
  readonly title: string;
  /** What it says, in full sentences: everything that its words and arrows say. */
  readonly desc: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** Units of every diagram's width: a narrow screen shows them as pixels, a wide one a little larger. */
export const WIDTH = 340;

/** The sheet that every diagram of the guides is drawn on. */
export function Diagram({title, desc, height, children}: Props) {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{desc}</desc>
      <defs>
        <marker
          id="guide-arrow"
          className={styles.head}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {children}
    </svg>
  );
}
