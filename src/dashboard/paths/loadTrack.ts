import {dataOf, type PlatformClient} from '@site/src/platform';
import {createTrack, type Track} from './track';

/** A page has no more. */
const PAGE = 100;

/** From its start up to, but not including, its end, in milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How far a history is loaded. */
export interface Progress {
  readonly count: number;
  /** 0 to 1, by the time that the pages so far cover. */
  readonly share: number;
}

/** The whole history of an object in a span, page after page. Aborted, it throws. */
export async function loadTrack(
  client: PlatformClient,
  objectId: string,
  {start, end}: Span,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<Track> {
  const growing = createTrack(objectId);
  const query = {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    limit: PAGE,
  };
  let after: string | undefined;
  do {
    const page = dataOf(
      await client.GET('/locations/v2/objects/{objectId}/history', {
        params: {path: {objectId}, query: {...query, ...(after !== undefined && {after})}},
        signal,
      }),
    );
    growing.add(page.history);
    after = page.after;
    const {times} = growing.track();
    tell({count: times.length, share: after ? ((times.at(-1) ?? start) - start) / (end - start) : 1});
  } while (after !== undefined);
  return growing.track();
}
