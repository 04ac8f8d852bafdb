import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {guideFacts, type TagCredentials} from '../facts';

/** Which calls take a key or a token, and which take a key alone: as the contract says, tag by tag. */
export function CredentialTable() {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="guide.credentials.calls">Calls</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.credentials.either">API key or bearer token</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.credentials.keyOnly">API key only</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {guideFacts.credentials.map((row) => (
          <tr key={row.slug}>
            <th scope="row">
              <Link to={`/api/${row.slug}`}>{row.tag}</Link>
            </th>
            <td>
              <Either row={row} />
            </td>
            <td>
              <KeyOnly row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface Props {
  readonly row: TagCredentials;
}

function Either({row: {either, keyOnly}}: Props) {
  if (either === 0) return <Translate id="guide.credentials.none">none</Translate>;
  if (keyOnly.length === 0)
    return (
      <Translate id="guide.credentials.all" values={{count: either}}>
        {'all {count}'}
      </Translate>
    );
  return (
    <Translate id="guide.credentials.others" values={{count: either}}>
      {'the other {count}'}
    </Translate>
  );
}

interface KeyOnlyProps {
  readonly row: TagCredentials;
}

function KeyOnly({row: {either, keyOnly}}: KeyOnlyProps) {
  if (keyOnly.length === 0) return <Translate id="guide.credentials.none">none</Translate>;
  if (either === 0)
    return (
      <Translate id="guide.credentials.all" values={{count: keyOnly.length}}>
        {'all {count}'}
      </Translate>
    );
  return keyOnly.map(({slug, summary}, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link to={`/api/${slug}`}>{summary}</Link>
    </span>
  ));
}
