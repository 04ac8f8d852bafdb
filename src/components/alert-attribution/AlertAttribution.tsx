import clsx from 'clsx';
import styles from './alertAttribution.module.css';

interface Attributed {
  /** Who must be named wherever the words of the alert are shown. */
  readonly attributionString: string;
}

interface Props {
  /** The alerts whose words stand beside it. */
  readonly alerts: readonly Attributed[];
  readonly className?: string | undefined;
}

/** Names the sources of weather alerts, each once. Whoever shows the words of an alert shows this with them. */
export function AlertAttribution({alerts, className}: Props) {
  const text = attributionText(alerts);
  return text === '' ? null : <p className={clsx(styles.attribution, className)}>{text}</p>;
}

/** The sources of alerts, where there is room for text alone. */
export function attributionText(alerts: readonly Attributed[]): string {
  return [...new Set(alerts.map(({attributionString}) => attributionString))].join(' ');
}
