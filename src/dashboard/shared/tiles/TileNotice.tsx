import Translate from '@docusaurus/Translate';
import {Notice} from '../parts/Notice';
import type {TileState} from './useTileTrouble';

interface Props {
  readonly state: TileState;
}

/** Why tiles are missing on the map. */
export function TileNotice({state: {trouble, retry}}: Props) {
  if (!trouble) return null;
  return (
    <Notice retry={retry}>
      <Translate id="dashboard.tiles.missing">Some map tiles are missing.</Translate>{' '}
      <Reason status={trouble.status} />
    </Notice>
  );
}

interface ReasonProps {
  readonly status: number | undefined;
}

function Reason({status}: ReasonProps) {
  switch (status) {
    case undefined:
      return <Translate id="dashboard.age.unreachable">The platform cannot be reached.</Translate>;
    case 429:
      return <Translate id="dashboard.age.busy">The platform is getting too many requests (429).</Translate>;
    case 401:
    case 403:
      return (
        <Translate id="dashboard.tiles.refused" values={{status}}>
          {'The platform does not accept your credentials for them ({status}).'}
        </Translate>
      );
    default:
      return (
        <Translate id="dashboard.tiles.status" values={{status}}>
          {'The platform responds with {status}.'}
        </Translate>
      );
  }
}
