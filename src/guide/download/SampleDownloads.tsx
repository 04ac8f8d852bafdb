import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {guideFacts} from '../facts';
import styles from './sandboxDownload.module.css';

/** The programs of the guides as a file for each language, how large it is, and its checksum. */
export function SampleDownloads() {
  return (
    <ul>
      {guideFacts.sampleApps.map(({file, title, bytes, sha256}) => (
        <li key={file}>
          <Link to={`pathname:///downloads/${file}`}>
            <Translate
              id="guide.download.samples"
              description="Link that downloads sample programs"
              values={{language: title}}
            >
              {'Sample programs in {language}'}
            </Translate>
          </Link>{' '}
          <span className={styles.facts}>
            <Translate
              id="guide.download.samples.facts"
              description="Beside the link; checksum is a link to the file of the checksum"
              values={{
                kilobytes: (bytes / 2 ** 10).toFixed(0),
                checksum: <Link to={`pathname:///downloads/${file}.sha256`}>SHA-256</Link>,
              }}
            >
              {'{kilobytes} KB, {checksum}:'}
            </Translate>{' '}
            <code className={styles.checksum}>{sha256}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
