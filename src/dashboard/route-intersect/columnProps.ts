import type {UseQueryResult} from '@tanstack/react-query';
import type {Position} from 'geojson';
import type {Way} from '../shared/ways/way';
import type {Meeting} from './meetings';
import type {MetWay} from './useMeetings';
import type {useWays} from '../shared/ways/useWays';

/** How many stored routes are looked at: each asks for warnings of its own. */
export const MOST_STORED = 5;

/** What the column shows, and what can be done in it. */
export interface ColumnProps extends Pick<ReturnType<typeof useWays>, 'routes' | 'isComputing' | 'wayError'> {
  readonly met: readonly MetWay[];
  readonly results: readonly UseQueryResult[];
  readonly positions: readonly Position[];
  readonly setPositions: (positions: readonly Position[]) => void;
  readonly storedIds: readonly string[];
  readonly setStoredIds: (ids: readonly string[]) => void;
  /** Milliseconds since 1970. */
  readonly departure: number;
  /** Ids of meetings. */
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
  readonly show: (way: Way, stretch: Meeting['stretch']) => void;
}
