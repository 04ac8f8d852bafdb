import Translate, {translate} from '@docusaurus/Translate';
import styles from './run.module.css';

interface Props {
  /** What is run, for those who hear the button among several. */
  readonly subject: string;
  readonly run: () => void;
  /** Ends what is being sent; undefined when nothing is. */
  readonly cancel: (() => void) | undefined;
}

export function RunButton({subject, run, cancel}: Props) {
  const label = cancel
    ? translate({id: 'guide.cancel.label', message: 'Cancel: {subject}'}, {subject})
    : translate({id: 'guide.run.label', message: 'Run: {subject}'}, {subject});
  return (
    <button type="button" className={styles.run} aria-label={label} onClick={cancel ?? run} data-twin="omit">
      {cancel ? (
        <Translate id="guide.cancel">Cancel</Translate>
      ) : (
        <Translate id="guide.run" description="Sends the request of a sample">
          Run
        </Translate>
      )}
    </button>
  );
}
