import type {TileHeaders} from '@site/src/map';
import {useMemo} from 'react';
import {credentialHeaders, useConnection} from '../../shared/data/connection';

/** The credential for the tiles of the platform: MapLibre asks for them itself. */
export function useTileHeaders(): TileHeaders {
  const connection = useConnection();
  return useMemo(
    () => ({
      base: connection.baseUrl,
      headers: () => credentialHeaders(connection),
      watch: connection.tiles.record,
    }),
    [connection],
  );
}
