import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {Status} from '@site/src/components/status/Status';
import {statusBeyond} from '@site/src/publishing/limits/definitions';
import {guideFacts} from '../facts';
import {limitRows} from './limitRows';
import {limitText, sizeText} from './limitText';

/** Every limit of requests and accounts, as the contract says it, with the status of a request that goes beyond. */
export function LimitTable() {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="guide.limits.most">Limit</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.limits.what">Applies to</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.limits.status">If exceeded</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {guideFacts.bodies.map(({bytes, operations}) => (
          <tr key={bytes}>
            <td>{sizeText(bytes)}</td>
            <td>
              <Translate
                id="guide.limits.body"
                description="operations is a list of links"
                values={{operations: <Operations rows={operations} />}}
              >
                {'body of {operations}'}
              </Translate>
            </td>
            <td>
              <Status status="413" />
            </td>
          </tr>
        ))}
        {limitRows().map(([name, what]) => (
          <tr key={name}>
            <td>{limitText(guideFacts.limits[name])}</td>
            <td>{what}</td>
            <td>
              <Status status={statusBeyond(name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface Props {
  readonly rows: readonly {readonly summary: string; readonly slug: string}[];
}

function Operations({rows}: Props) {
  return rows.map(({slug, summary}, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link to={`/api/${slug}`}>{summary}</Link>
    </span>
  ));
}
