import type {PanelLayer} from '../stage/stageStore';
import {tileOwner} from '../tile-log/tileLog';
import {findTileOperation} from '../tile-log/tileOperations';

/** Whose tiles are on the map: their calls are behind what is on screen. */
export function drawnTileOwners(layers: readonly PanelLayer[], base: string): readonly string[] {
  const sources = layers.flatMap(({drawn}) => drawn.map(({source}) => source));
  return sources.flatMap((source) => {
    const [url] = 'tiles' in source ? (source.tiles ?? []) : [];
    const operation = url === undefined ? undefined : findTileOperation(url, base);
    return operation ? [tileOwner(operation.path)] : [];
  });
}
