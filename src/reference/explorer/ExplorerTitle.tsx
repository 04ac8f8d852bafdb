import Translate, {translate} from '@docusaurus/Translate';
import styles from './explorer.module.css';

interface Props {
  readonly isExpanded: boolean;
  readonly onExpand: () => void;
  readonly onClose: () => void;
}

/** The explorer's heading, with what makes it wide and what closes it. */
export function ExplorerTitle({isExpanded, onExpand, onClose}: Props) {
  return (
    <div className={styles.title}>
      <h2 tabIndex={-1}>
        <Translate id="reference.explorer.heading">Try it</Translate>
      </h2>
      <div className={styles.titleTools}>
        <button type="button" className={styles.expand} onClick={onExpand}>
          {isExpanded ? (
            <Translate id="reference.explorer.narrow">Narrow</Translate>
          ) : (
            <Translate id="reference.explorer.widen">Widen</Translate>
          )}
        </button>
        <button
          type="button"
          className={styles.quiet}
          onClick={onClose}
          aria-label={translate({id: 'reference.explorer.close.label', message: 'Close the explorer'})}
        >
          <Translate id="reference.explorer.close">Close</Translate>
        </button>
      </div>
    </div>
  );
}
