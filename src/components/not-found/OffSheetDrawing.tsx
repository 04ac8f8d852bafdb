import styles from './notFound.module.css';

/** A course that runs over the neat line and off the sheet. Says nothing that the words do not. */
export function OffSheetDrawing() {
  return (
    <svg className={styles.picture} viewBox="0 0 420 300" aria-hidden="true">
      <g className={styles.sheet}>
        <rect x="20" y="20" width="300" height="260" />
        <path
          className={styles.neatline}
          d="M20 17H95M170 17H245M20 283H95M170 283H245M17 20V85M17 150V215M323 85V150M323 215V280"
        />
        <path
          className={styles.graticule}
          d="M95 20V280M170 20V280M245 20V280M20 85H320M20 150H320M20 215H320"
        />
      </g>
      <path className={styles.course} d="M52 246 96 196 158 176 214 124 268 108 322 78" />
      <path className={styles.lost} d="M322 78 368 60 410 30" />
      <circle className={styles.start} cx="52" cy="246" r="5" />
      <path className={styles.craft} d="M0-12L8 9 0 4-8 9Z" transform="translate(346 69) rotate(66)" />
    </svg>
  );
}
