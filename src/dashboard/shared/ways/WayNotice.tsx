import Translate from '@docusaurus/Translate';
import {PlatformError} from '@site/src/platform';
import type {UseQueryResult} from '@tanstack/react-query';
import {DataAge} from '../parts/DataAge';
import {Hint} from '../parts/Hint';

interface Props {
  /** Why there is no way through the waypoints, if there is none. */
  readonly wayError: unknown;
  readonly results: readonly UseQueryResult[];
}

/** That no road leads from one waypoint to the next; whatever else failed, as everywhere. */
export function WayNotice({wayError, results}: Props) {
  if (!isWithoutRoad(wayError)) return <DataAge results={results} />;
  return (
    <Hint isAlert>
      <Translate id="dashboard.way.noRoad">No road leads from one of these waypoints to the next.</Translate>
    </Hint>
  );
}

/** Whether the platform knows of no road between waypoints. */
export function isWithoutRoad(wayError: unknown): boolean {
  return wayError instanceof PlatformError && wayError.status === 404;
}
