import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {guideFacts} from '../facts';

const {file, version, bytes, sha256} = guideFacts.client;

/** The package of the typed client, how large it is, and its checksum. */
export function ClientDownload() {
  return (
    <p>
      <Link className="button button--primary" to={`pathname:///downloads/${file}`}>
        <Translate id="guide.client.download" description="Button that downloads the typed client">
          Download the client
        </Translate>
      </Link>{' '}
      <Translate
        id="guide.client.facts"
        description="Beside the button that downloads the typed client"
        values={{version, kilobytes: Math.round(bytes / 1024), checksum: <code>{sha256}</code>}}
      >
        {'Version {version}, {kilobytes} KB, SHA-256: {checksum}'}
      </Translate>
    </p>
  );
}
