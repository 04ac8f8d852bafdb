import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Entry} from './Entry';
import type {ChangelogVersion} from './types';
import {versionName} from './versionName';
import styles from './changelog.module.css';

interface Props {
  readonly version: ChangelogVersion;
}

/** One version of the contract with its entries. */
export function Version({version}: Props) {
  const {isReleased, isUnnamed, date, operations, entries} = version;
  return (
    <section className={styles.version}>
      <Heading as="h2" id={isReleased ? version.version : 'unreleased'}>
        {versionName(version)}
      </Heading>
      {date !== undefined && (
        <p className={styles.date}>
          <time dateTime={date}>{date}</time>
        </p>
      )}
      {isUnnamed && (
        <p>
          <Translate id="changelog.unreleased.text" values={{version: version.version}}>
            {'Changes since {version} that the API reference already describes.'}
          </Translate>
        </p>
      )}
      {entries ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p>
          <Translate id="changelog.first" values={{operations}}>
            {'The first version in this changelog, with {operations} operations.'}
          </Translate>
        </p>
      )}
    </section>
  );
}
