import type {Season} from '../frame/seasons';
import type {FireRegion} from './types';

/** Where land burns, and when: the middle of its season and how many months that lasts. */
interface FireSite extends Season {
  lon: number;
  lat: number;
}

type Row = readonly [lon: number, lat: number, month: number, months: number];

// oxfmt-ignore
const unitedStates: readonly Row[] = [
  [-122.5, 40.6, 8.5, 6], [-119.6, 37.5, 8.5, 7], [-117.2, 33.9, 10, 9], [-120.6, 43.6, 8, 5],
  [-119.9, 48.3, 8, 5], [-114.9, 44.5, 8, 5], [-113.6, 46.3, 8, 5], [-110.8, 33.9, 6, 5],
  [-105.5, 35.6, 5.5, 5], [-106.9, 39.9, 7.5, 5], [-111.8, 38.5, 7.5, 5], [-117, 40.8, 7.5, 5],
  [-148.5, 65, 6.8, 4], [-100.5, 35.3, 3, 6], [-98.5, 36.4, 3, 5], [-81.3, 26.4, 4, 7],
  [-82.3, 30.9, 4.5, 7], [-82.6, 35.6, 11.3, 5], [-83.2, 37.3, 11.3, 5], [-91.5, 47.9, 5, 3],
];

// oxfmt-ignore
const australia: readonly Row[] = [
  [150.3, -33.6, 12, 7], [147.8, -37.4, 1, 6], [142.4, -37.2, 1, 5], [138.9, -34.9, 1, 5],
  [116.2, -32, 1, 7], [116.3, -34.3, 1, 6], [126.5, -16.5, 9, 7], [132.5, -13, 9.5, 7],
  [144.5, -16.5, 10, 6], [152.3, -27, 10, 6], [146.3, -42, 1.5, 4], [152.5, -30, 11, 6], [133.5, -23.5, 10, 7],
];

// oxfmt-ignore
const newZealand: readonly Row[] = [
  [172.4, -43.4, 1, 7], [169.9, -45.2, 1.5, 7], [172.9, -41.4, 1.5, 6], [173.5, -35.1, 1.5, 6],
  [173.7, -41.7, 1.5, 7], [170.1, -44.2, 1.5, 7], [177.6, -38.4, 1.5, 6],
];

const firstWords = [
  'Juniper',
  'Badger',
  'Lookout',
  'Cedar',
  'Pine',
  'Bear',
  'Granite',
  'Willow',
  'Elk',
  'Sugar',
];
const secondWords = ['Butte', 'Ridge', 'Canyon', 'Flat', 'Gulch', 'Lake', 'Peak', 'Springs'];
const bushWords = ['Wombat', 'Banksia', 'Kookaburra', 'Ironbark', 'Stringybark', 'Wattle', 'Karri', 'Mulga'];
const bushFeatures = ['Road', 'Gully', 'Track', 'Range', 'Creek', 'Plains'];
const kiwiWords = ['Manuka', 'Kowhai', 'Totara', 'Rimu', 'Tussock', 'Matagouri'];
const kiwiFeatures = ['Hill', 'Station', 'Saddle', 'Valley', 'Terrace'];

/** What the fires of a region have to choose from. */
interface RegionOfFire {
  sites: readonly FireSite[];
  firstWords: readonly string[];
  secondWords: readonly string[];
  /** Most fires that burn at once. */
  slots: number;
}

/** The three regions: their sites, the words that fires are named with, and how many may burn at once. */
export const regionsOfFire: Readonly<Record<FireRegion, RegionOfFire>> = {
  US: {sites: sitesOf(unitedStates), firstWords, secondWords, slots: 16},
  AU: {sites: sitesOf(australia), firstWords: bushWords, secondWords: bushFeatures, slots: 9},
  NZ: {sites: sitesOf(newZealand), firstWords: kiwiWords, secondWords: kiwiFeatures, slots: 3},
};

function sitesOf(rows: readonly Row[]): FireSite[] {
  return rows.map(([lon, lat, month, months]) => ({lon, lat, month, months}));
}
