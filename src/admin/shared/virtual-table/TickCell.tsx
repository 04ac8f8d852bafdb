import styles from './virtualTable.module.css';

interface Props {
  readonly label: string;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
}

/** The cell that selects a row, or in the head all rows. */
export function TickCell({label, isTicked, tick}: Props) {
  return (
    <td className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={({target}) => tick(target.checked)}
      />
    </td>
  );
}
