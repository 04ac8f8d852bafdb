import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {guideFacts} from '../facts';
import styles from './sandboxDownload.module.css';

const {file, version, bytes, sha256} = guideFacts.sandbox.download;
const DOWNLOAD = `pathname:///downloads/${file}`;

/** The file of the sandbox, how large it is, and its checksum. */
export function SandboxDownload() {
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  return (
    <p className={styles.download}>
      <Link className="button button--primary" to={DOWNLOAD}>
        <Translate id="guide.download" description="Button that downloads the sandbox">
          Download the sandbox
        </Translate>
      </Link>{' '}
      <span className={styles.facts}>
        <Translate
          id="guide.download.facts"
          description="Under the button; checksum is a link to the file of the checksum"
          values={{
            version,
            megabytes,
            checksum: <Link to={`${DOWNLOAD}.sha256`}>SHA-256</Link>,
          }}
        >
          {'Version {version}, {megabytes} MB, {checksum}:'}
        </Translate>{' '}
        <code className={styles.checksum}>{sha256}</code>
      </span>
    </p>
  );
}

interface CommandProps {
  /** Settings of the environment that stand before the command, as a shell writes them. */
  readonly settings?: string;
}

/** The command that starts the downloaded file. */
export function StartSandbox({settings}: CommandProps) {
  return <CodeBlock language="bash">{[settings, `npx --yes ./${file}`].filter(Boolean).join(' ')}</CodeBlock>;
}

/** The same for PowerShell, where settings are lines of their own. */
export function StartSandboxInPowerShell({settings = ''}: CommandProps) {
  const lines = settings.split(' ').map((each) => each.replace(/^(\w+)=(.*)$/, "$env:$1 = '$2'"));
  return <CodeBlock language="powershell">{[...lines, `npx --yes ./${file}`].join('\n')}</CodeBlock>;
}
