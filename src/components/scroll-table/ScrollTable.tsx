import {type ComponentProps, useEffect, useRef, useState} from 'react';
import styles from './scrollTable.module.css';

interface Props extends ComponentProps<'table'> {
  /** Makes the box a region of this name, which takes the focus when a row's button disappears with its row. */
  readonly label?: string;
}

/** A table in a box that scrolls sideways; the box can be focused as long as there is something to scroll. */
export function ScrollTable({label, ...table}: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The server knows no widths: the box becomes reachable once it has been measured.
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setIsWide(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles.box}
      role={label && 'region'}
      aria-label={label}
      tabIndex={isWide ? 0 : label ? -1 : undefined}
    >
      <table {...table} />
    </div>
  );
}
