import type {ReactNode} from 'react';
import type {Bounds} from '../layers/bounds';
import type {MapLayer} from '../layers/types';

export interface MapView {
  /** Longitude and latitude in degrees. */
  readonly center: readonly [lon: number, lat: number];
  readonly zoom: number;
}

/** Headers for every request that a map sends to an address below `base`. The map knows no keys: it is given them. */
export interface TileHeaders {
  readonly base: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** Told of every tile that was asked for, when it is there or has failed. */
  readonly watch?: (exchange: TileExchange) => void;
}

/** The request of a tile and what came of it. */
export interface TileExchange {
  readonly url: string;
  /** Undefined when no response came. */
  readonly status: number | undefined;
  readonly contentType: string;
  /** The server's own time, where a page may read it. */
  readonly date: string | undefined;
  /** In bytes. */
  readonly size: number;
  readonly milliseconds: number;
}

export interface MapProps {
  /** Names the map for those who do not see it. */
  readonly label: string;
  readonly layers: readonly MapLayer[];
  /** What tells in words what the map shows; stands beneath it. */
  readonly summary: ReactNode;
  /** Where the map begins; without it, it shows all features. */
  readonly view?: MapView;
  /** Shown from now on, whenever another object comes. */
  readonly bounds?: Bounds;
  readonly tileHeaders?: TileHeaders;
  /** A click: its position, and the index of the feature there in its layer. */
  readonly onPick?: (lon: number, lat: number, picked?: {layer: string; index: number}) => void;
  /** Drawn stronger than the others. */
  readonly selected?: {readonly layer: string; readonly index: number};
  /** Called when a tile could not be loaded, with the status of the response; 0 when there was none. Empty tiles do not count. */
  readonly onTileError?: (status: number) => void;
  readonly size?: 'small' | 'large';
}
