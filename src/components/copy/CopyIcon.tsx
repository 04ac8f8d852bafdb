import {IconButton} from '../icon-button/IconButton';
import styles from '../hidden.module.css';
import {useCopy} from './useCopy';

interface Props {
  readonly text: string;
  readonly className?: string | undefined;
}

const paths = {
  idle: 'M6 5.5h7.5v8H6zM10.5 5.5v-3h-8v8H6',
  copied: 'm3 8.5 3.5 3.5L13 4.5',
  failed: 'm4 4 8 8M12 4l-8 8',
};

/** Copies a text; its picture shows for two seconds whether the browser did it. */
export function CopyIcon({text, className}: Props) {
  const {outcome, word, copy} = useCopy(text);
  return (
    <>
      <IconButton name={word} path={paths[outcome]} onClick={copy} className={className} />
      <span role="status" className={styles.hidden}>
        {outcome !== 'idle' && word}
      </span>
    </>
  );
}
