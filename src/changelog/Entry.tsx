import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Html} from '@site/src/components/html/Html';
import {BreakingMark} from './BreakingMark';
import styles from './changelog.module.css';
import {Differences} from './Differences';
import {Operations} from './Operations';
import type {ChangelogEntry} from './types';

interface Props {
  readonly entry: ChangelogEntry;
}

/** What changed in words, the operations that it concerns, and the differences behind it. */
export function Entry({entry}: Props) {
  const {id, words, isBreaking, operations, differences} = entry;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.entry}>
      {isBreaking && <BreakingMark />}
      <Html html={words} />
      <Operations operations={operations} />
      <Differences differences={differences} />
    </li>
  );
}
