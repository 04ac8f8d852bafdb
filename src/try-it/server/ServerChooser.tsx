import Translate from '@docusaurus/Translate';
import {useId} from 'react';
import type {ApiServer} from '@site/src/site/types';
import controls from '../controls.module.css';

interface Props {
  readonly server: ApiServer;
  readonly servers: readonly ApiServer[];
  readonly chooseServer: (url: string) => void;
}

export function ServerChooser({server, servers, chooseServer}: Props) {
  const id = useId();
  return (
    <div className={controls.setting}>
      <label htmlFor={id}>
        <Translate id="tryIt.server">Server</Translate>
      </label>
      <select
        id={id}
        className={controls.input}
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
