import Link from '@docusaurus/Link';
import {paths} from '@site/src/site/paths';
import {errorKinds} from '../explanation/kinds';
import type {ErrorSource} from '../types';

interface Props {
  readonly source: ErrorSource;
}

/** Every kind of error that one part of the platform shows, each with what it means. */
export function ErrorList({source}: Props) {
  return (
    <ul>
      {errorKinds
        .filter((kind) => kind.source === source)
        .map(({id, title, says, statuses}) => (
          <li key={id}>
            <Link to={`${paths.errors}/${id}`}>{title}</Link>
            {statuses.length > 0 && ` (${statuses.join(', ')})`}: {says}
          </li>
        ))}
    </ul>
  );
}
