import Translate from '@docusaurus/Translate';
import ParamsItem from '@theme/ParamsItem';
import type {DocumentedResponse} from '@site/src/openapi/document/types';
import rows from '../../schema/schema.module.css';

export interface Props extends Pick<DocumentedResponse, 'headers'> {
  readonly status: string;
}

/** The headers of one response. */
export default function ResponseHeaders({status, headers}: Props) {
  const names = Object.entries(headers);
  if (names.length === 0) return null;
  return (
    <>
      <h4>
        <Translate id="reference.responses.headers">Headers</Translate>
      </h4>
      <ul className={rows.rows}>
        {names.map(([name, header]) => (
          <ParamsItem key={name} {...header} name={name} id={`${status}-${name}`} />
        ))}
      </ul>
    </>
  );
}
