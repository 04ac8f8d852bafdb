import type {FeaturesLayer} from '../../src/map/layers/types';

/** Reads a response of the platform. @throws Error unless it is a success */
export type Reader = <T>(path: string) => Promise<T>;

export interface SceneOf {
  /** Of the picture's file. */
  readonly name: string;
  /** The last page of the series. */
  readonly page: string;
  /** Layers that lie around the scene and must not make it small. */
  readonly around?: readonly string[];
  /** What there is to be drawn, the lowest layer first. */
  readonly scene: (read: Reader) => Promise<FeaturesLayer[]>;
}

export interface Drawn {
  readonly name: string;
  readonly layers: readonly FeaturesLayer[];
  /** Ids of the layers that fill the picture. */
  readonly framed: readonly string[];
}
