import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import type {ApiServer} from '../../site/types';
import styles from './explorer.module.css';
import fields from './fields/fields.module.css';

interface Props {
  server: ApiServer;
  servers: readonly ApiServer[];
  chooseServer: (url: string) => void;
}

export function ServerChooser({server, servers, chooseServer}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>
        <Translate id="reference.server">Server</Translate>
      </label>
      <select
        id={id}
        className={fields.input}
        value={server.url}
        onChange={(event) => chooseServer(event.target.value)}
      >
        {servers.map(({name, url}) => (
          <option key={url} value={url}>
            {`${name}: ${url}`}
          </option>
        ))}
      </select>
    </div>
  );
}
