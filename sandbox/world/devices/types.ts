import type {Motion} from './motion/motion';

/** A collection of seeded devices, in the words of the contract. */
export interface DeviceCollection {
  collectionId: string;
  collectionName: string;
  icon: string;
  showOn: readonly ('dashboard' | 'locations' | 'routes')[];
  updateFrequencySeconds: number;
  /** Title of each property of its objects. */
  properties: Readonly<Record<string, string>>;
}

/** A seeded device. */
export interface Device {
  objectId: string;
  objectName: string;
  objectType: string;
  collectionId: string;
  properties: Readonly<Record<string, string | number>>;
  motion: Motion;
}

/** Where a device is at a time, as it would report it. */
export interface Fix {
  lon: number;
  lat: number;
  /** Metres above mean sea level; only of aircraft. */
  altitude?: number;
  /** Metres above the ground; only of aircraft. */
  relativeAltitude?: number;
  /** Degrees clockwise from true north, 0 to below 360. */
  heading: number;
  /** Metres per second. */
  speed: number;
}
