import Translate from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {Status} from '@site/src/components/status/Status';
import {Html} from '@site/src/components/html/Html';
import type {ErrorFact} from '@site/src/publishing/reference/types';
import styles from './introduction.module.css';

interface Props {
  readonly errors: readonly ErrorFact[];
}

/** The errors that every operation shares, each with the body it sends. */
export function Errors({errors}: Props) {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="reference.errors.status">Status</Translate>
          </th>
          <th scope="col">
            <Translate id="reference.errors.meaning">Meaning</Translate>
          </th>
          <th scope="col">
            <Translate id="reference.errors.body">Body, for example</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({status, description, body}) => (
          <tr key={status}>
            <td className={styles.short}>
              <Status status={String(status)} />
            </td>
            <td className={styles.meaning}>
              <Html html={description} />
            </td>
            <td>
              <code>{JSON.stringify(body)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
