import styles from './navbar.module.css';

interface Props {
  /** Name of the person; without one, a figure stands for anybody. */
  readonly name?: string | undefined;
}

/** The person's initials in a circle. What they stand for is said beside it, for screen readers. */
export function Avatar({name}: Props) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {name ? (
        initials(name)
      ) : (
        <svg viewBox="0 0 20 20" width="18" height="18">
          <path d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7a6.5 6.5 0 0 1 13 0" />
        </svg>
      )}
    </span>
  );
}

/** First letters of the first and the last word: "Mara Lindqvist" is ML, "mara@example.com" is M. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word = '') => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
