import {glyphs} from '@site/src/map';
import styles from './icons.module.css';

interface Props {
  readonly icon: string | undefined;
}

/** The disc that stands for a collection's objects, as maps draw it. Whoever cannot see it reads the name beside it. */
export function Icon({icon = ''}: Props) {
  const glyph = Object.hasOwn(glyphs, icon) ? glyphs[icon] : undefined;
  return (
    <svg className={styles.icon} viewBox="-5 -5 26 26" aria-hidden="true">
      <circle cx="8" cy="8" r="12" />
      {glyph ? <path d={glyph} /> : <circle className={styles.dot} cx="8" cy="8" r="3" />}
    </svg>
  );
}
