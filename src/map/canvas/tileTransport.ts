import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import {addProtocol, AJAXError, removeProtocol, type RequestTransformFunction} from 'maplibre-gl';
import type {TileExchange, TileHeaders} from './types';

export interface TileTransport {
  readonly transformRequest: RequestTransformFunction;
  readonly close: () => void;
}

let count = 0;

/**
 * Loads the tiles of a map's platform here instead of in MapLibre, which tells nobody of the requests that it makes.
 * A protocol of MapLibre is one for the whole page, so each map has its own.
 *
 * @param latest the server whose tiles need a credential, as it is now
 */
export function openTileTransport(latest: () => TileHeaders | undefined): TileTransport {
  const protocol = `platform-${++count}`;
  addProtocol(protocol, ({url}, {signal}) => loadTile(url.slice(`${protocol}://`.length), latest(), signal));
  return {
    transformRequest: (url) => {
      const server = latest();
      return {url: server && url.startsWith(`${server.base}/`) ? `${protocol}://${url}` : url};
    },
    close: () => removeProtocol(protocol),
  };
}

/** @throws AJAXError with the status of a response that is no tile, or 0 without one */
async function loadTile(url: string, server: TileHeaders | undefined, signal: AbortSignal) {
  const started = performance.now();
  const tell = (result: Pick<TileExchange, 'status' | 'contentType' | 'date' | 'size'>) =>
    server?.watch?.({url, ...result, milliseconds: performance.now() - started});
  const headers = {...(await server?.headers())};
  let response: Response;
  let data: ArrayBuffer;
  try {
    response = await recordedFetch(url, {headers, signal});
    data = await response.arrayBuffer();
  } catch (error) {
    if (signal.aborted) throw error;
    tell({status: undefined, contentType: '', date: undefined, size: 0});
    throw new AJAXError(0, String(error), url, new Blob());
  }
  const {status, statusText, ok} = response;
  tell({
    status,
    contentType: response.headers.get('content-type')?.split(';')[0] ?? '',
    date: response.headers.get('date') ?? undefined,
    size: data.byteLength,
  });
  if (!ok) throw new AJAXError(status, statusText, url, new Blob([data]));
  return {
    data,
    cacheControl: response.headers.get('cache-control'),
    expires: response.headers.get('expires'),
  };
}
